import { services } from '#app/services.server.ts';
import type { Route } from './+types/security-txt.ts';
import { feed } from './feed.server.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year, so that what nobody looks after any more ends by itself. */
const GOOD_FOR_DAYS = 180;

/** Whom to tell of a weakness in the site: RFC 9116. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { content, publicUrl, clock } = context.get(services);
  const today = Math.floor(clock.now().getTime() / DAY_MS);
  const expires = new Date((today + GOOD_FOR_DAYS) * DAY_MS);
  const lines = [
    `Contact: mailto:${content.school.email}`,
    `Contact: ${publicUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ];
  return feed('text/plain; charset=utf-8', lines.join('\n'));
}
