import { services } from '#app/services.server.ts';
import { nextYear } from '#features/calendar/school-years.ts';
import { sectionNames, sectionPath } from '#features/content/sections/sections.ts';
import { submissionKinds } from '#features/submissions/kinds.ts';
import type { Route } from './+types/sitemap.ts';
import { feed } from './feed.server.ts';

/** Every public page and form, for search engines (sitemaps.org), and the year to come once its dates are shown. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { content, publicUrl } = context.get(services);
  const next = nextYear(content.calendar, content.calendar.year);
  const paths = new Set([
    ...content.pages.map(({ path }) => path),
    ...sectionNames.map(sectionPath),
    ...submissionKinds.map(({ page }) => page),
    ...(next ? [`/events/${next}`] : []),
  ]);
  const urls = Array.from(paths, (path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return feed('application/xml; charset=utf-8', xml);
}
