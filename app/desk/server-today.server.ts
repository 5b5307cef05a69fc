import type { ProxyFault, ProxyWatch } from '#lib/http/unknown-proxy.server.ts';
import type { StaffIn } from './require-room.server.ts';
import type { TodayLine } from './today-line.ts';

const MIXED_UP =
  'The website cannot tell one visitor from another, so one busy visitor can stop all others.';
const WORDS: Record<ProxyFault, string> = {
  unnamed: `${MIXED_UP} Ask the person who runs the server to set TRUSTED_PROXY.`,
  unreadable: `${MIXED_UP} Ask the person who runs the server to let the proxy send X-Forwarded-For.`,
};

/** What is wrong with how the server is set up, for administrators. */
export function listServerToday(proxies: ProxyWatch, { roles }: StaffIn<'today'>): TodayLine[] {
  const fault = proxies.fault();
  return roles.includes('administrator') && fault ? [{ words: WORDS[fault] }] : [];
}
