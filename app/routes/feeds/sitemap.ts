import { services } from '#app/services.server.ts';
import { feedLifetime } from '#lib/http/public-page.ts';
import type { Route } from './+types/sitemap.ts';

/** Every public page, for search engines (sitemaps.org). */
export function loader({ context }: Route.LoaderArgs): Response {
  const { content, publicUrl } = context.get(services);
  const urls = content.pages.map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', ...feedLifetime },
  });
}
