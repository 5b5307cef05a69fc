import { enhanceDeviceList } from '#features/enrollment/form/components/device-list.enhance.ts';
import { enhanceFinding } from '#features/find/find.enhance.ts';
import { enhanceSubscribing } from '#features/newsletter/form/subscribe.enhance.ts';
import { enhanceClearing } from '#forms/components/clear-device.enhance.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';
import { enhanceAccordions } from '#ui/accordion.enhance.ts';
import { enhanceAnchors } from '#ui/anchor.enhance.ts';
import { enhancePrintLinks } from '#ui/print-link.enhance.ts';
import { enhanceTabs } from '#ui/tabs.enhance.ts';
import { enhanceDelivery } from '../device/deliver-waiting.enhance.ts';
import { startIdleTasks } from '../device/idle-tasks.ts';
import { enhanceKeeping } from '../device/keep-site.enhance.ts';
import { enhanceClearingElsewhere, enhanceRestoring } from '../device/restored-page.enhance.ts';
import { enhanceSession } from '../device/session.enhance.ts';
import { enhanceHeader } from '../header.enhance.ts';
import { enhanceMenus } from '../menu.enhance.ts';

/**
 * What a page can do with a script and without React. Each part listens on the document, so that it goes on working
 * where React replaces what stands in it.
 */
export function enhancePage(): void {
  const { dataset } = document.documentElement;
  if ('enhanced' in dataset) return;
  dataset.enhanced = '';
  enhanceMenus();
  enhanceTabs();
  enhanceAnchors();
  enhanceAccordions();
  enhancePrintLinks();
  const slug = deviceSlug();
  enhanceClearingElsewhere(slug);
  // The office's own screens have no header and no footer, and keep nothing of a visitor's.
  if (document.getElementById('desk-bar')) return;
  enhanceRestoring(slug);
  enhanceHeader();
  enhanceSession(slug);
  enhanceSubscribing(slug);
  enhanceFinding();
  enhanceClearing(slug);
  enhanceDelivery(slug);
  enhanceDeviceList(slug);
  startIdleTasks(slug);
  void enhanceKeeping().catch(() => undefined);
}
