import type { ReadStore } from '#lib/store/store.server.ts';
import { waitingGroups } from '../places/waiting-order.ts';
import { listDrawnForms, listLate } from './children-of-draw.server.ts';
import {
  compareInOrder,
  type Drawn,
  type InOrder,
  orderOf,
  sortedByTicket,
} from './draw.server.ts';
import { isPublished, stateOf } from './round.ts';
import { findRound, type Round } from './rounds.server.ts';

/** A round as everybody may read it: a field is missing before its moment. Nothing of a child but ticket, grade and group. */
export interface PublishedRound {
  year: string;
  grades: string[];
  opensOn: string;
  closesAt: string;
  drawAt: string;
  releaseAt: string;
  /** The names of the groups: group 1 is the first. */
  criteria: string[];
  /** By grade. */
  places: Record<string, number>;
  kept: Record<string, number>;
  seal: string;
  /** By ticket as text, a line for each child. */
  list?: Drawn[];
  listSeal?: string;
  dice?: string;
  secret?: string;
  order?: Record<string, InOrder[]>;
  /** Who came after the list was frozen, in the order in which they stand behind those of their grade. */
  late?: (Drawn & { lot: string })[];
}

/** The round of a year; undefined where there is none, and before it opens. */
export async function findPublishedRound(
  read: ReadStore,
  year: string,
  now: Date,
): Promise<PublishedRound | undefined> {
  const round = await findRound(read, year);
  if (!round || !isPublished(stateOf(round, now))) return undefined;
  const { opened, list, listSeal, places } = round;
  const byGrade = (count: 'places' | 'kept') =>
    Object.fromEntries(places.map((one) => [one.grade, one[count]]));
  return {
    year,
    grades: places.map(({ grade }) => grade),
    opensOn: round.opensOn,
    closesAt: round.closesAt,
    drawAt: round.drawAt,
    releaseAt: round.releaseAt,
    criteria: Object.values(waitingGroups),
    places: byGrade('places'),
    kept: byGrade('kept'),
    seal: round.seal,
    ...(round.frozenAt && { list: sortedByTicket(list), listSeal }),
    ...(opened && {
      dice: opened.dice,
      secret: opened.secret,
      order: orderOf(list, { ...opened, listSeal }),
      late: await listLateByGrade(read, round),
    }),
  };
}

/**
 * Who came after the list was frozen, and who waits now though it was not in the list, such as a child whose class was
 * corrected: each behind those of its grade, by group and by a lot of its own.
 */
async function listLateByGrade(read: ReadStore, round: Round) {
  const late = listLate(await listDrawnForms(read, round));
  return round.places.flatMap(({ grade }) =>
    late.filter((one) => one.grade === grade).sort(compareInOrder),
  );
}
