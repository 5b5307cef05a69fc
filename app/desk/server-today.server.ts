import type { ProxyWatch } from '#lib/http/unknown-proxy.server.ts';
import type { StaffIn } from './require-room.server.ts';
import type { TodayLine } from './today-line.ts';

const UNKNOWN_PROXY =
  'The website cannot tell one visitor from another, so one busy visitor can stop all others. Ask the person who runs the server to set TRUSTED_PROXY.';

/** What is wrong with how the server is set up, for administrators. */
export function listServerToday(proxies: ProxyWatch, { roles }: StaffIn<'today'>): TodayLine[] {
  return roles.includes('administrator') && proxies.hasSeenOne() ? [{ words: UNKNOWN_PROXY }] : [];
}
