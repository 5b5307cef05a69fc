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
  why: 'offered' | 'left' | 'came' | 'group' | 'ownGroup' | 'ownDay' | 'criteria';
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

/** The whole list as it was ordered from an instant on: by the criteria of the school that counted then. */
export interface OrderSince {
  from: string;
  inOrder: readonly OnList[];
}

/**
 * Where a child stands among those who wait; undefined where it does not wait. Each order has all children of the list, the
 * last one is that of today: what moved the child is counted by the order of its day, so that all moves together
 * lead from its first number to the one of today.
 */
export function placeOnList(orders: readonly OrderSince[], own: OnList): PlaceOnList | undefined {
  const today = orders.at(-1)?.inOrder ?? [];
  const at = today.indexOf(own);
  if (at === -1 || own.left) return undefined;
  const waits = (one: OnList) => one.left === undefined;
  return {
    number: today.slice(0, at).filter(waits).length + 1,
    of: today.filter(waits).length,
    counted: at + 1,
    countedOf: today.length,
    changes: byDay([...movesOfOthers(orders, own), ...movesOfOrder(orders, own)]),
  };
}

const beforeIn = ({ inOrder }: OrderSince, own: OnList) =>
  new Set(inOrder.slice(0, inOrder.indexOf(own)));

/** Who came before the child, or left from there. */
function movesOfOthers(orders: readonly OrderSince[], own: OnList): NumberChange[] {
  return orders.flatMap((order, index): NumberChange[] => {
    const end = orders[index + 1]?.from;
    const isThen = (at: string) =>
      at > own.since && (index === 0 || at >= order.from) && (!end || at < end);
    return [...beforeIn(order, own)].flatMap(({ since, left }) => [
      ...(isThen(since) ? [change(since, -1, 'came')] : []),
      ...(left && isThen(left.at)
        ? [change(left.at, 1, left.wasOffered ? 'offered' : 'left')]
        : []),
    ]);
  });
}

/** Who waits, and came before the child or behind it when the school changed its criteria. */
function movesOfOrder(orders: readonly OrderSince[], own: OnList): NumberChange[] {
  return orders.flatMap((order, index): NumberChange[] => {
    const earlier = orders[index - 1];
    if (!earlier || order.from <= own.since) return [];
    const countBefore = (one: OrderSince) =>
      [...beforeIn(one, own)].filter(
        ({ since, left }) => since < order.from && (!left || left.at >= order.from),
      ).length;
    return [change(order.from, countBefore(earlier) - countBefore(order), 'criteria')];
  });
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
