import type { ProxyFault, ProxyWatch } from '#lib/http/unknown-proxy.server.ts';
import { findDamage, findLastCopy } from '#lib/store/data-state.server.ts';
import type { SecondPlace, SecondPlaceFault } from '#lib/store/second-place.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { StaffIn } from '../require-room.server.ts';
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

const FOLLOWING: Record<SecondPlaceFault, string> = {
  away: 'The place for copies cannot be reached. Look whether its stick or disk is plugged in, or tell the person who runs the server.',
  full: 'There is no room left for copies. Tell the person who runs the server.',
  slow: 'The place for copies does not answer. Tell the person who runs the server.',
};
const STILL_TAKEN =
  'Everything is still taken and kept here. The copies go on by themselves after that.';
const DAMAGED_COPIES =
  'A part of the copies can no longer be read as it was written. Tell the person who runs the server: their stick or disk may have to be replaced.';
const SAME_DISK =
  'The copies are on the same disk as the data: if it breaks, both are lost. Ask the person who runs the server to set COPY_TO to another disk.';
/** A restart of the place, or a new chain of copies, is nobody’s matter. */
const BEHIND_MS = 15_000;

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
    ...(secondPlace ? secondPlaceInWords(secondPlace) : []),
  ];
  return words.flatMap((line) => (line ? [{ words: line, isUrgent: true as const }] : []));
}

function secondPlaceInWords(place: SecondPlace): string[] {
  const fault = place.behindMs() > BEHIND_MS ? place.fault() : undefined;
  return [
    ...(fault ? [`${FOLLOWING[fault]} ${STILL_TAKEN}`] : []),
    ...(place.damage() ? [DAMAGED_COPIES] : []),
    ...(place.isOnSameDisk() ? [SAME_DISK] : []),
  ];
}

async function oldCopyInWords(read: ReadStore, now: Date): Promise<string | undefined> {
  const { takenAt, since } = await findLastCopy(read);
  const days = Math.floor((now.getTime() - Date.parse(takenAt ?? since)) / DAY_MS);
  if (days <= DAYS_WITHOUT_COPY) return undefined;
  return takenAt
    ? `The last copy of the website’s data is ${days} days old. ${ASK_FOR_COPY}`
    : `There is no copy of the website’s data: if the disk breaks, all is lost. ${ASK_FOR_COPY}`;
}
