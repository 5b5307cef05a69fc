import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { GivenAnswer, GivenBy, ReturnAnswer } from '../coming-back.ts';

/** The question about one child, as its family reads it. Why a child leaves is told to nobody but the office. */
export interface FamilyQuestion {
  schoolYear: string;
  lastDay: PlainDate;
  /** Families can answer by themselves. */
  isOpen: boolean;
  /** What counts now; undefined where nobody has answered. */
  last?: { answer: ReturnAnswer; by: string; on: PlainDate };
}

/** Who gave the answer that counts, to whoever reads it; `own` is left out where nobody knows which guardian that is. */
export function saidBy(
  { givenBy }: Pick<GivenAnswer, 'givenBy'>,
  own: GivenBy | undefined,
): string {
  if (givenBy === 'office') return 'The school office wrote this down for your family';
  if (givenBy === 'guardian') {
    return 'Somebody who knows the reference and the birth date answered this';
  }
  if (givenBy === own) return 'You answered this';
  if (own === 'guardian1' || own === 'guardian2') {
    return 'The other parent or guardian answered this';
  }
  return 'A parent or guardian answered this';
}
