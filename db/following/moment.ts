import { CannotStart } from '#lib/env.server.ts';
import { type ChainObject, chainFolder, chainNumbers, readObjects } from './objects.ts';
import type { Place } from './place/place.server.ts';

/** What of a place makes up the data as it was at one moment. */
export interface Moment {
  folder: string;
  /** In their order, from the first on. */
  objects: ChainObject[];
  /** The last look at the school's disk that is in it. */
  at: Date;
}

/** What lies at the place is not what was written there; its message says what, for whoever looks after it. */
export class Damaged extends CannotStart {
  override name = 'Damaged';
}

export class NothingThere extends CannotStart {
  override name = 'NothingThere';
}

/** The newest moment, or the newest until then. Throws `NothingThere`, or `Damaged`. */
export async function findMoment(
  place: Pick<Place, 'folders' | 'list'>,
  until?: Date,
): Promise<Moment> {
  const numbers = chainNumbers(await place.folders());
  for (const number of numbers.toReversed()) {
    const folder = chainFolder(number);
    const objects = readObjects(await place.list(folder));
    const moment = momentIn(objects, until);
    if (moment) return { folder, ...moment };
  }
  throw new NothingThere(
    until
      ? 'This place has no copy from that time or before it.'
      : 'This place has no whole copy yet.',
  );
}

/** Undefined where the chain begins later, or was never whole. */
export function momentIn(
  objects: ChainObject[],
  until?: Date,
): Pick<Moment, 'objects' | 'at'> | undefined {
  const whole = objects.findIndex(({ kind }) => kind === 'whole');
  const begun = objects[whole];
  if (!begun || (until && begun.at > until)) return undefined;
  // By their order and not by their times: a clock can be put back.
  const after = objects.slice(whole + 1);
  const firstLater = until ? after.findIndex(({ at }) => at > until) : -1;
  const taken = firstLater < 0 ? objects : objects.slice(0, whole + 1 + firstLater);
  const missing = taken.findIndex(({ number }, index) => number !== index);
  if (missing >= 0) {
    const last = taken[missing - 1];
    throw new Damaged(
      last && missing > whole
        ? `A piece of this copy is missing after ${last.at.toISOString()}.`
        : 'A piece of this copy is missing.',
    );
  }
  return { objects: taken, at: taken.at(-1)?.at ?? begun.at };
}
