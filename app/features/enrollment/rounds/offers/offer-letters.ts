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

interface Standing {
  grade: string;
  number: number;
  of: number;
}

/** What the program writes into the letter of a child that waits. */
export const standingInWords = ({ grade, number, of }: Standing) =>
  `Your child has number ${number} of ${of} for ${shortGrade(grade)}. A number is no promise.`;
