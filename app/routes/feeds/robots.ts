import { services } from '#app/services.server.ts';
import type { Route } from './+types/robots.ts';
import { feed } from './feed.server.ts';

/** What is not for search engines: what programs and people with an account use. */
const PRIVATE = [
  '/api/',
  '/auth/',
  '/staff',
  '/portal',
  '/account',
  '/sign-in',
  '/sign-up',
  '/status',
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(services);
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return feed('text/plain; charset=utf-8', lines.join('\n'));
}
