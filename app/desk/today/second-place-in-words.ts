import { dayInLusaka, weekday } from '#lib/dates/plain-date.ts';
import type { SecondPlace, SecondPlaceFault } from '#lib/store/second-place.ts';

const FOLLOWING: Record<SecondPlaceFault, string> = {
  away: 'The place for copies cannot be reached. Look whether its stick or disk is plugged in, or tell the person who runs the server.',
  full: 'There is no room left for copies. Tell the person who runs the server.',
  slow: 'The place for copies does not answer, or too slowly. Tell the person who runs the server.',
};
const STILL_TAKEN =
  'Everything is still taken and kept here. The copies go on by themselves after that.';
const DAMAGED_COPIES =
  'A part of the copies can no longer be read as it was written. Tell the person who runs the server: their stick or disk may have to be replaced.';
const SAME_DISK =
  'The copies are on the same disk as the data: if it breaks, both are lost. Ask the person who runs the server to set COPY_TO to another disk.';
const READABLE =
  'Whoever finds the stick or disk with the copies can read every child’s record on it. Ask the person who runs the server to set COPY_KEY (npm run copies:key).';
/** Once a week is enough for what nothing has gone wrong with. */
const MONDAY = 1;
/** A restart of the place, or a new chain of copies, is nobody’s matter. */
const BEHIND_MS = 15_000;

type Told = Pick<SecondPlace, 'behindMs' | 'fault' | 'damage' | 'isReadable' | 'isOnSameDisk'>;

/** What an administrator has to know of the place that copies follow to. */
export function secondPlaceInWords(place: Told, now: Date): string[] {
  const isToldToday = weekday(dayInLusaka(now)) === MONDAY;
  const fault = place.behindMs() > BEHIND_MS ? (place.fault() ?? 'slow') : undefined;
  return [
    ...(fault ? [`${FOLLOWING[fault]} ${STILL_TAKEN}`] : []),
    ...(place.damage() ? [DAMAGED_COPIES] : []),
    ...(place.isReadable() && isToldToday ? [READABLE] : []),
    ...(place.isOnSameDisk() ? [SAME_DISK] : []),
  ];
}
