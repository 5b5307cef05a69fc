import type { ProxyFault, ProxyWatch } from '#lib/http/unknown-proxy.server.ts';
import { findDamage, findLastCopy } from '#lib/store/data-state.server.ts';
import type { SecondPlace } from '#lib/store/second-place.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { StaffIn } from '../require-room.server.ts';
import { secondPlaceInWords } from './second-place-in-words.ts';
import type { TodayLine } from './today-line.ts';

const MIXED_UP =
  'The website cannot tell one visitor from another, so one busy visitor can stop all others.';
const WORDS: Record<ProxyFault, string> = {
  unnamed: `${MIXED_UP} Ask the person who runs the server to set TRUSTED_PROXY.`,
  unreadable: `${MIXED_UP} Ask the person who runs the server to let the proxy send X-Forwarded-For.`,
};
const DAMAGED =
  'A part of the database can no longer be read as it was written. Tell the person who runs the server today.';
const ASK_FOR_COPY = 'Ask the person who runs the server to have one made every night.';

const DAY_MS = 86_400_000;
/** A copy is taken every night; one that was missed is nobody's matter yet. */
const DAYS_WITHOUT_COPY = 2;

/** What is wrong with how the server is set up, or with the data on it, for administrators. */
export async function listServerToday(
  read: ReadStore,
  { roles }: StaffIn<'today'>,
  {
    proxies,
    secondPlace,
    now,
  }: { proxies: ProxyWatch; secondPlace: SecondPlace | undefined; now: Date },
): Promise<TodayLine[]> {
  if (!roles.includes('administrator')) return [];
  const fault = proxies.fault();
  const damage = await findDamage(read);
  const words = [
    fault && WORDS[fault],
    damage && DAMAGED,
    await oldCopyInWords(read, now),
    ...(secondPlace ? secondPlaceInWords(secondPlace, now) : []),
  ];
  return words.flatMap((line) =>
    line ? [{ words: line, ownedBy: 'administrator' as const, isUrgent: true as const }] : [],
  );
}

async function oldCopyInWords(read: ReadStore, now: Date): Promise<string | undefined> {
  const { takenAt, since } = await findLastCopy(read);
  const days = Math.floor((now.getTime() - Date.parse(takenAt ?? since)) / DAY_MS);
  if (days <= DAYS_WITHOUT_COPY) return undefined;
  return takenAt
    ? `The last copy of the website’s data is ${days} days old. ${ASK_FOR_COPY}`
    : `There is no copy of the website’s data: if the disk breaks, all is lost. ${ASK_FOR_COPY}`;
}
