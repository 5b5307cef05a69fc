import { listActs } from '#desk/record/record-history.server.ts';
import { dayInLusaka, dayOfStored } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { shortGrade } from '../../grade-levels.ts';
import { isInRound } from '../../rounds/held-decisions.server.ts';
import { holdsDecisions, stateOf } from '../../rounds/round.ts';
import { findRound } from '../../rounds/rounds.server.ts';
import { ticketsOf } from '../../rounds/tickets.server.ts';
import type { EnrollmentApplicationRow } from '../../tables.server.ts';
import { ABOUT_CRITERIA, type Criteria, groupNumber } from '../criteria.ts';
import { compareStanding, type Ranked } from '../waiting-order.ts';
import { byDay, type NumberChange, type OnList, type OrderSince, placeOnList } from './course.ts';
import { listPastReach } from './kept-reach.server.ts';
import { changeInWords, childrenBefore, reachInWords } from './number-words.ts';
import { type Ended, type Reach, reachOf } from './reach.ts';
import { changesSinceDraw, courseOfRound } from './round-course.server.ts';
import { listEverWaiting } from './told-lists.server.ts';

type Form = Pick<
  EnrollmentApplicationRow,
  'reference' | 'enrollment_year' | 'grade_level' | 'lot' | 'waits_as'
>;

/** What the road of the list shows, which stands in words beside it. */
export interface PlaceOnRoad {
  number: number;
  of: number;
  /** Up to which number places have been offered; missing before anybody may know, and where the list itself moves on. */
  upTo?: number | undefined;
  /** Up to which number they were in the last year that tells it, counted as `number` is. */
  before?: { year: string; upTo: number } | undefined;
}

/** What a number means, and why it is another one than before. */
export interface NumberTold {
  place: PlaceOnRoad;
  meaning: string[];
  changes: string[];
}

const MOST_CHANGES = 5;

/** Of a child whose grade was drawn; undefined before the draw, and for a child that has no number in it. */
export async function drawnNumberTold(
  read: ReadStore,
  form: Form,
  now: Date,
): Promise<NumberTold | undefined> {
  const { enrollment_year: year, grade_level: grade, lot } = form;
  const round = await findRound(read, year);
  const ticket = (await ticketsOf(read, year, [lot])).get(lot);
  if (!round?.opened || !isInRound(round, grade) || !ticket) return undefined;
  const course = await courseOfRound(read, round, grade, now);
  const at = course.now.indexOf(ticket);
  if (at === -1) return undefined;
  const past = await listPastReach(read, { year, grade, isDrawn: true }, dayInLusaka(now));
  const ended = course.now.map(course.endOf);
  // Nothing before the release: it would say what the office has decided.
  const upTo = holdsDecisions(stateOf(round, now)) ? undefined : reachOf(ended)?.upTo;
  const offered = upTo ? offeredUntilNow(upTo, ended.slice(0, at)) : undefined;
  const meaning = [offered, reachInWords(at + 1, past)];
  const place = { number: at + 1, of: ended.length, upTo, before: lastReach(past) };
  const drawnAs = round.list.find((one) => one.ticket === ticket && one.grade === grade);
  const isOtherGroup = drawnAs !== undefined && drawnAs.group !== groupNumber(form, round.criteria);
  const crossed = course.byDraw.includes(ticket)
    ? changesSinceDraw(course, ticket, isOtherGroup)
    : [];
  return told(
    place,
    meaning,
    crossed.map(({ at: when, ...one }) => ({ ...one, on: dayOfStored(when) })),
  );
}

function offeredUntilNow(upTo: number, before: readonly Ended[]): string {
  const waiting = before.filter((one) => !one.wasOffered && !one.hasLeft).length;
  return `Until today we have offered a place to children up to number ${upTo}. ${childrenBefore(waiting)} Your number stays when others say no.`;
}

/** Of the newest year whose list ended before its last child. */
function lastReach(past: readonly Reach[]): PlaceOnRoad['before'] {
  return past.findLast(({ wasAll, upTo }) => !wasAll && upTo > 0);
}

/** Of a child on a waiting list that no draw has ordered; undefined where it does not wait, as far as its family is told. */
export async function listNumberTold(
  read: ReadStore,
  form: Form,
  { criteria, now }: { criteria: Criteria; now: Date },
): Promise<NumberTold | undefined> {
  const { enrollment_year: year, grade_level: grade, reference } = form;
  const list = await listEverWaiting(read, { year, grade }, { criteria, now });
  const own = list.find((one) => one.reference === reference);
  const place = own && placeOnList(await listOrders(read, list), own);
  if (!place) return undefined;
  const { number, of, counted, countedOf, changes } = place;
  const past = await listPastReach(read, { year, grade, isDrawn: false }, dayInLusaka(now));
  const reach = reachInWords(counted, past);
  const withThoseGone =
    reach && counted !== number
      ? `Counted with the children who do not wait any more, it is number ${counted} of ${countedOf}.`
      : undefined;
  const said = `Your child is number ${number} of ${of} on the waiting list for ${shortGrade(grade)}, school year ${year}.`;
  // Last year's figure counts the children who do not wait any more.
  const before = counted === number ? lastReach(past) : undefined;
  return told(
    { number, of, before },
    [said, withThoseGone, reach, 'A number is no promise.'],
    byDay([...changes, ...(await changesByOffice(read, reference))]),
  );
}

/** The list as it is ordered today, and before that as each change of the school's criteria had ordered it. */
async function listOrders(
  read: ReadStore,
  list: readonly (OnList & Ranked)[],
): Promise<OrderSince[]> {
  const acts = (await listActs(read, ABOUT_CRITERIA)).toReversed();
  const changes = acts.flatMap(({ at, data: { criteria, criteriaBefore } }) =>
    criteria && criteriaBefore ? [{ at, before: criteriaBefore }] : [],
  );
  const orderBy = (criteria: Criteria) => {
    const ranked = (one: Ranked) => (one.isOfRound ? one : { ...one, criteria });
    return list.toSorted((one, other) => compareStanding(ranked(one), ranked(other)));
  };
  return [...changes, undefined].map((change, index) => ({
    from: changes[index - 1]?.at ?? '',
    inOrder: change ? orderBy(change.before) : list,
  }));
}

/** What the office has put right, of this child or of others; the record of acts knows from which place to which. */
async function changesByOffice(read: ReadStore, reference: string): Promise<NumberChange[]> {
  const acts = await listActs(read, reference);
  return acts.flatMap(({ at, data: { placeFrom, placeTo, waitsAs, appliedOn, isByCriteria } }) => {
    if (placeFrom === undefined || placeTo === undefined || isByCriteria) return [];
    const why = waitsAs ? 'ownGroup' : appliedOn ? 'ownDay' : 'group';
    return [{ on: dayOfStored(at), up: placeFrom - placeTo, why }];
  });
}

function told(
  place: PlaceOnRoad,
  meaning: readonly (string | undefined)[],
  changes: readonly NumberChange[],
): NumberTold {
  return {
    place,
    meaning: meaning.filter((one) => one !== undefined),
    changes: byDay(changes).slice(0, MOST_CHANGES).map(changeInWords),
  };
}
