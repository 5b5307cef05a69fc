import { enhanceDownloads } from '#features/calendar/components/draw-ahead.enhance.ts';
import { enhanceThisMonth } from '#features/calendar/components/this-month.enhance.ts';
import { enhanceCopying } from '#features/calendar/sharing/copy.enhance.ts';
import { enhanceEventMenus } from '#features/calendar/sharing/event-menu.enhance.ts';
import { enhanceSharing } from '#features/calendar/sharing/share.enhance.ts';
import { enhanceOpenedPage } from '#features/contact/components/opened-page.enhance.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';
import { enhancePage } from './enhance-page.ts';

/** What any page can do with a script, and what only public pages have: no private screen carries it. */
export function enhancePublicPage(): void {
  enhancePage();
  enhanceSharing();
  enhanceEventMenus();
  enhanceThisMonth();
  enhanceCopying();
  enhanceDownloads();
  enhanceOpenedPage(deviceSlug());
}
