import { readdir } from 'node:fs/promises';
import {
  chainFolder,
  chainNumbers,
  FILES,
  GONE,
  readFiles,
  readObjects,
  readStamp,
  stampOf,
} from './objects.ts';
import type { Place } from './place/place.server.ts';

/** More than any week has starts of the site: a site that falls again and again begins one at each. */
export const MOST_CHAINS = 40;
const GONE_SINCE = /^(.+)-(\d{8}T\d{9}Z)$/;

interface Present {
  /** Where the school keeps its files; undefined where they lie in a bucket. */
  filesFolder: string | undefined;
  now: Date;
}

/**
 * Removes what is not needed to bring back any moment since `before`: chains that another whole one follows by then, and
 * files that the school has not had since. What was erased at the school leaves the place this way.
 */
export async function forgetBefore(place: Place, before: Date, present: Present): Promise<void> {
  await forgetChains(place, before);
  await forgetFiles(place, before, present);
}

async function forgetChains(place: Place, before: Date): Promise<void> {
  const numbers = chainNumbers(await place.folders());
  let isFollowed = false;
  for (const number of numbers.toReversed()) {
    if (isFollowed) {
      await place.remove(chainFolder(number));
      continue;
    }
    const objects = readObjects(await place.list(chainFolder(number)));
    const whole = objects.find(({ kind }) => kind === 'whole');
    isFollowed = whole !== undefined && whole.at <= before;
  }
}

/**
 * Before a chain is begun: what was begun before and never became whole goes. Where a site that cannot stay up has begun
 * more chains than the place is made for, those go that went on for the shortest time; of their minutes the place then
 * has what the chain before them had last. The newest always stays.
 */
export async function makeRoomForChain(place: Place): Promise<void> {
  const whole: { number: number; forMs: number }[] = [];
  for (const number of chainNumbers(await place.folders())) {
    const objects = readObjects(await place.list(chainFolder(number)));
    const begun = objects.find(({ kind }) => kind === 'whole')?.at;
    const last = objects.at(-1)?.at;
    if (begun && last) whole.push({ number, forMs: Number(last) - Number(begun) });
    else await place.remove(chainFolder(number));
  }
  const shortest = whole.slice(0, -1).toSorted((one, other) => one.forMs - other.forMs);
  for (const { number } of shortest.slice(0, Math.max(0, whole.length + 1 - MOST_CHAINS))) {
    await place.remove(chainFolder(number));
  }
}

async function forgetFiles(
  place: Place,
  before: Date,
  { filesFolder, now }: Present,
): Promise<void> {
  if (!filesFolder) return;
  const kept = new Set(await readdir(filesFolder));
  const goneSince = new Map<string, { mark: string; at: Date }>();
  for (const mark of await place.list(GONE)) {
    const [, name = '', stamp = ''] = GONE_SINCE.exec(mark) ?? [];
    if (name) goneSince.set(name, { mark, at: readStamp(stamp) });
  }
  for (const [name, { object }] of readFiles(await place.list(FILES))) {
    const gone = goneSince.get(name);
    if (kept.has(name)) {
      // A restore has brought it back.
      if (gone) await place.remove(GONE, gone.mark);
    } else if (!gone) {
      await place.put(GONE, `${name}-${stampOf(now)}`, new Uint8Array(0));
    } else if (gone.at < before) {
      await place.remove(FILES, object);
      await place.remove(GONE, gone.mark);
    }
  }
}
