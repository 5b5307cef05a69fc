import type { PlainDate } from '#lib/dates/plain-date.ts';

/** Who comes first on a waiting list, in this order; each as the office and the families read it. */
export const waitingGroups = {
  sibling: 'Brother or sister at the school',
  staff: 'Child of staff',
  everybody: 'Everybody else',
} as const;

export type WaitingGroup = keyof typeof waitingGroups;

export const everyWaitingGroup = Object.keys(waitingGroups) as WaitingGroup[];

/** What is noted where the office confirms a group that was suggested: nothing of any other child. */
export const whyConfirmed: Record<Exclude<WaitingGroup, 'everybody'>, string> = {
  sibling: 'A brother or sister is at the school.',
  staff: 'A parent or guardian works at the school.',
};

/** What a child's place in the order goes by, as it stands in the row of its application. */
export interface Standing {
  /** Null until the office has confirmed one: then the child counts as everybody else. */
  waits_as: WaitingGroup | null;
  /** The day of application. */
  applied_on: PlainDate;
  /** Random, and the same for twins and for all forms of one child. */
  lot: string;
  reference: string;
}

/** The same with what a round has drawn for the child. */
export interface Ranked extends Standing {
  /** It takes the place of the day and the lot; undefined where there was no draw for its year and grade. */
  drawn: { isLate: boolean; lot: string } | undefined;
}

/**
 * Everybody in the order in which they are offered a place: the group, the day, and by lot within the day; after the draw
 * of a round the group and what was drawn, with late children behind. Never the hour.
 */
export function inWaitingOrder<One extends Ranked>(all: readonly One[]): One[] {
  return all.toSorted(compareStanding);
}

/** Who of two comes first. Only twins, and two forms of one child, have the same lot: they stand side by side. */
export function compareStanding(one: Ranked, other: Ranked): number {
  return (
    Number(one.drawn?.isLate ?? false) - Number(other.drawn?.isLate ?? false) ||
    rankOf(one) - rankOf(other) ||
    compareDrawn(one, other) ||
    compare(one.reference, other.reference)
  );
}

const compareDrawn = (one: Ranked, other: Ranked) =>
  one.drawn && other.drawn
    ? compare(one.drawn.lot, other.drawn.lot)
    : compare(one.applied_on, other.applied_on) || compare(one.lot, other.lot);

/** The group that a child counts in. */
export const groupOf = ({ waits_as }: Pick<Standing, 'waits_as'>) => waits_as ?? 'everybody';

const rankOf = (standing: Standing) => everyWaitingGroup.indexOf(groupOf(standing));

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
