import { services } from '#app/services.server.ts';
import type { Route } from './+types/manifest.ts';
import { feed } from './feed.server.ts';

/** How the site looks on a phone's home screen (W3C Web App Manifest). The build draws the icons. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { school } = context.get(services).content;
  const manifest = {
    id: '/',
    name: school.name,
    short_name: school.nameLines[0],
    description: school.description,
    lang: 'en-ZM',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fffaf0',
    theme_color: '#0e4430',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return feed('application/manifest+json', JSON.stringify(manifest));
}
