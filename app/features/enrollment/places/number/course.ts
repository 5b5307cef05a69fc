import { dayOfStored, type PlainDate } from '#lib/dates/plain-date.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';

/** A status of an application, from the instant at which its family is told. */
export interface ToldStep {
  status: EnrollmentStatus;
  at: string;
}

/** From when to when a child waits for a place. */
export interface OnList {
  since: string;
  left?: { at: string; wasOffered: boolean };
}

/** What moved a child on its list, and by how many places: nearer to the front where it is more than 0. */
export interface NumberChange {
  on: PlainDate;
  up: number;
  why: 'offered' | 'left' | 'came' | 'group' | 'ownGroup' | 'ownDay';
}

/** When the child came to the waiting list and left it; undefined of one that never waited. */
export function onList(steps: readonly ToldStep[]): OnList | undefined {
  const first = steps.find(({ status }) => enrollmentStatuses[status].waitsForPlace);
  if (!first) return undefined;
  const last = steps.findLastIndex(({ status }) => enrollmentStatuses[status].waitsForPlace);
  const next = steps[last + 1];
  return {
    since: first.at,
    ...(next && { left: { at: next.at, wasOffered: isOffer(next) } }),
  };
}

/** How it ended for one child of a list: it was offered a place, or its family left before anybody offered one. */
export function endOf(steps: readonly ToldStep[]): { wasOffered: boolean; hasLeft: boolean } {
  const wasOffered = steps.some(isOffer);
  const last = steps.at(-1);
  const { isOver, isDecision } = last ? enrollmentStatuses[last.status] : {};
  return { wasOffered, hasLeft: !wasOffered && isOver === true && !isDecision };
}

const isOffer = ({ status }: ToldStep) => enrollmentStatuses[status].isOffer === true;

export interface PlaceOnList {
  number: number;
  of: number;
  /** The same, with all who have left the list since it began. */
  counted: number;
  countedOf: number;
  /** What those before the child have moved, the newest first. */
  changes: NumberChange[];
}

/** Where the child at that place of the order stands among those who wait; undefined where it does not wait. */
export function placeOnList(inOrder: readonly OnList[], at: number): PlaceOnList | undefined {
  const own = inOrder[at];
  if (!own || own.left) return undefined;
  const before = inOrder.slice(0, at);
  const waits = (one: OnList) => one.left === undefined;
  const moves = before.flatMap((one): NumberChange[] => {
    const { since, left } = one;
    const came = since > own.since ? [change(since, -1, 'came')] : [];
    const gone =
      left && left.at > own.since ? [change(left.at, 1, left.wasOffered ? 'offered' : 'left')] : [];
    return [...came, ...gone];
  });
  return {
    number: before.filter(waits).length + 1,
    of: inOrder.filter(waits).length,
    counted: at + 1,
    countedOf: inOrder.length,
    changes: byDay(moves),
  };
}

const change = (at: string, up: number, why: NumberChange['why']): NumberChange => ({
  on: dayOfStored(at),
  up,
  why,
});

/** One entry for each day and reason, the newest first. */
export function byDay(changes: readonly NumberChange[]): NumberChange[] {
  const days = new Map<string, NumberChange>();
  for (const one of changes) {
    const key = `${one.on} ${one.why}`;
    days.set(key, { ...one, up: one.up + (days.get(key)?.up ?? 0) });
  }
  return [...days.values()]
    .filter(({ up }) => up !== 0)
    .toSorted((one, other) => Number(one.on < other.on) - Number(one.on > other.on));
}
