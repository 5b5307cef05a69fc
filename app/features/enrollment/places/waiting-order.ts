import type { PlainDate } from '#lib/dates/plain-date.ts';
import { type Criteria, groupNumber, type WaitingGroup } from './criteria.ts';

/** What a child's place in the order goes by, as it stands in the row of its application. */
export interface Standing {
  /** Null until the office has confirmed one: then the child counts as everybody else. */
  waits_as: WaitingGroup | null;
  /** The day of application. */
  applied_on: PlainDate;
  /** Random, and the same for twins and for all forms of one child. */
  lot: string;
  reference: string;
  enrollment_year: string;
  grade_level: string;
}

/** The same with how the list that it stands in is ordered. */
export interface Ranked extends Standing {
  criteria: Criteria;
  /** The criteria are those of a round: what the school says later does not move it. */
  isOfRound: boolean;
  /** It takes the place of the day and the lot; undefined where there was no draw for its year and grade. */
  drawn: { isLate: boolean; lot: string } | undefined;
}

/**
 * Everybody in the order in which they are offered a place, list by list: the group, the day, and by lot within the day, or
 * by lot alone; after the draw of a round the group and what was drawn, with late children behind. Never the hour.
 */
export function inWaitingOrder<One extends Ranked>(all: readonly One[]): One[] {
  return all.toSorted(compareStanding);
}

/** Who of two comes first. Only twins, and two forms of one child, have the same lot: they stand side by side. */
export function compareStanding(one: Ranked, other: Ranked): number {
  return (
    // Each list has criteria of its own.
    compare(one.enrollment_year, other.enrollment_year) ||
    compare(one.grade_level, other.grade_level) ||
    Number(one.drawn?.isLate ?? false) - Number(other.drawn?.isLate ?? false) ||
    groupNumber(one, one.criteria) - groupNumber(other, other.criteria) ||
    compareInGroup(one, other) ||
    compare(one.reference, other.reference)
  );
}

function compareInGroup(one: Ranked, other: Ranked): number {
  if (one.drawn && other.drawn) return compare(one.drawn.lot, other.drawn.lot);
  const byDay = one.criteria.within === 'day' ? compare(one.applied_on, other.applied_on) : 0;
  return byDay || compare(one.lot, other.lot);
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
