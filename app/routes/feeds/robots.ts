import { services } from '#app/services.server.ts';
import { feedLifetime } from '#lib/http/public-page.ts';
import type { Route } from './+types/robots.ts';

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
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...feedLifetime },
  });
}
