import type { ReadStore } from '#lib/store/store.server.ts';
import { groupNames } from '../places/criteria.ts';
import { listDrawnForms, listLate } from './children-of-draw.server.ts';
import {
  compareInOrder,
  type Drawn,
  type InOrder,
  orderOf,
  sortedByTicket,
} from './draw.server.ts';
import { type AtLastPlace, isPublished, type RoundDays, stateOf } from './round.ts';
import { findRound, type Round } from './rounds.server.ts';
import { listVoidDraws, type VoidDraw } from './void-draws.server.ts';

/** A round as everybody may read it: a field is missing before its moment. Nothing of a child but ticket, grade and group. */
export interface PublishedRound extends RoundDays {
  year: string;
  grades: string[];
  /** The names of the groups: group 1 is the first. */
  criteria: string[];
  /** By grade. */
  places: Record<string, number>;
  kept: Record<string, number>;
  /** What becomes of two who share a ticket when one place is left for them. */
  atLastPlace: AtLastPlace;
  seal: string;
  /** By ticket as text, a line for each child. */
  list?: Drawn[];
  listSeal?: string;
  dice?: string;
  secret?: string;
  order?: Record<string, InOrder[]>;
  /** Who came after the list was frozen, in the order in which they stand behind those of their grade. */
  late?: (Drawn & { lot: string })[];
  /** Of a draw that does not count any more: why. */
  voidBecause?: string;
  /** The draws before this one, each a file of its own (`?draw=1`); missing where there is none. */
  voidDraws?: Pick<VoidDraw, 'number' | 'seal' | 'drawnAt' | 'voidedAt' | 'because'>[];
}

/** Which round is read: its draw that counts, or by its number one that does not. */
export interface AskedRound {
  year: string;
  draw?: number | undefined;
}

/** Undefined where there is no such round, or no such draw, and before it opens. */
export async function findPublishedRound(
  read: ReadStore,
  { year, draw: number }: AskedRound,
  now: Date,
): Promise<PublishedRound | undefined> {
  const found = await findRound(read, year);
  if (!found || !isPublished(stateOf(found, now))) return undefined;
  const voidDraws = await listVoidDraws(read, year);
  const voided = voidDraws.find((draw) => draw.number === number);
  if (number !== undefined && !voided) return undefined;
  const round = { ...found, ...voided };
  const before = voidDraws.filter((draw) => draw.number < (number ?? Number.POSITIVE_INFINITY));
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
    criteria: groupNames(round.criteria),
    places: byGrade('places'),
    kept: byGrade('kept'),
    atLastPlace: round.atLastPlace,
    seal: round.seal,
    ...(round.frozenAt && { list: sortedByTicket(list), listSeal }),
    ...(opened && {
      dice: opened.dice,
      secret: opened.secret,
      order: orderOf(list, { ...opened, listSeal }),
      // Behind a draw that does not count nobody stands.
      late: voided ? [] : await listLateByGrade(read, round),
    }),
    ...(voided && { voidBecause: voided.because }),
    ...(before.length > 0 && { voidDraws: before.map(asPublished) }),
  };
}

function asPublished({ number, seal, drawnAt, voidedAt, because }: VoidDraw) {
  return { number, seal, drawnAt, voidedAt, because };
}

/** The number of the draw in an address; undefined where none is asked for, and 0 for what is no number. */
export function drawIn(search: URLSearchParams): number | undefined {
  const asked = search.get('draw');
  if (asked === null) return undefined;
  return /^[1-9]\d?$/.test(asked) ? Number(asked) : 0;
}

/**
 * Who came after the list was frozen, and who waits now though it was not in the list, such as a child whose class was
 * corrected: each behind those of its grade, by group and by a lot of its own.
 */
async function listLateByGrade(read: ReadStore, round: Round) {
  const late = listLate(await listDrawnForms(read, round), round.criteria);
  return round.places.flatMap(({ grade }) =>
    late.filter((one) => one.grade === grade).sort(compareInOrder),
  );
}
