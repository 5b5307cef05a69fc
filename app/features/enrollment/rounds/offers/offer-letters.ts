import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import type { EnrollmentStatus } from '../../enrollment-status.ts';
import { shortGrade } from '../../grade-levels.ts';
import type { Outcome } from './plan-offers.ts';

/** What each outcome makes of an application. */
export const statusOfOutcome = {
  place: 'offered',
  waits: 'waitlisted',
  none: 'notOffered',
} as const satisfies Record<Outcome, EnrollmentStatus>;

export const everyOutcome = Object.keys(statusOfOutcome) as Outcome[];

/** The three letters of a round, as the office has read them. */
export type OfferLetters = Record<Outcome, OfficeLetter>;

export const outcomeWords: Record<Outcome, { short: string; letter: string }> = {
  place: { short: 'Gets a place', letter: 'There is a place' },
  waits: { short: 'Waits', letter: 'Your number on the waiting list' },
  none: { short: 'No place', letter: 'No place this time' },
};

/** How many children are told what, such as `2 children get a place, 1 child waits`. */
export function toldInNumbers(outcomes: readonly Outcome[]): string {
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  const children = (number: number, one: string, several: string) =>
    number === 1 ? `1 child ${one}` : `${number} children ${several}`;
  const none = count('none');
  return [
    children(count('place'), 'gets a place', 'get a place'),
    children(count('waits'), 'waits', 'wait'),
    ...(none > 0 ? [children(none, 'gets no place', 'get no place')] : []),
  ].join(', ');
}

interface Standing {
  grade: string;
  number: number;
  of: number;
}

/** What the program writes into the letter of a child that waits. */
export const standingInWords = ({ grade, number, of }: Standing) =>
  `Your child has number ${number} of ${of} for ${shortGrade(grade)}. A number is no promise.`;
