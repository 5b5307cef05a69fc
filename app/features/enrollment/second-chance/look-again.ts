import { dayOfStored, type PlainDate, writtenDate } from '#lib/dates/plain-date.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../enrollment-status.ts';
import type { NextYear } from './next-year.server.ts';

/** What a family asks for once, as the office reads it over its words. */
export const LOOK_AGAIN = 'Please look again';

/** What it is asked with. */
export const WHAT_TO_LOOK_AT = 'What should we look at again?';

/** The field for it on the page of a family, and under what the device keeps its words, beside those of a message. */
export const lookAgainOf = (reference: string) => `${reference}-again`;

/** How a form says that its words ask for it. */
export const ASKS_TO_LOOK_AGAIN = 'lookAgain';

/** A family can ask it where the school has decided and there is no place: it waits for one, or got none. */
export function canAskToLookAgain(status: EnrollmentStatus): boolean {
  const { isDecision, isOver, waitsForPlace } = enrollmentStatuses[status];
  return isDecision === true && (isOver === true || waitsForPlace === true);
}

/** What a family reads that has no place: what it can do now, and what became of its asking. */
export interface SecondChance {
  title: string;
  ways: string[];
  /** What it has asked, and by when the school answers; while it has not, it can ask. */
  asked?: string;
  /** The year after, for which the school may keep the answers. */
  nextYear?: NextYear;
}

interface Asked {
  at: string;
  isAnswered: boolean;
  answeredAt: string | undefined;
  /** The day by which the school answers. */
  by: PlainDate;
}

/** In the words of the letter, with what was asked already. */
export function secondChanceFor(
  status: EnrollmentStatus,
  phone: string,
  asked: Asked | undefined,
): SecondChance | undefined {
  if (!canAskToLookAgain(status)) return undefined;
  const isOver = enrollmentStatuses[status].isOver === true;
  return {
    title: isOver ? 'What you can do now' : 'Do you think that something is wrong?',
    ways: [
      ...(asked ? [] : [ASK_US]),
      ...(isOver ? [OTHER_YEAR, `Call us if you would like to talk about it: ${phone}.`] : []),
    ],
    ...(asked && { asked: askedInWords(asked) }),
  };
}

export const ASK_US =
  'You can ask us once to look again, if you think that something is wrong, or if something has changed for your child. Tell us what it is. We say by which day we answer.';

export const OTHER_YEAR =
  'You can apply for the next school year, or for another class if your child is old enough for it: on our website, or with the form on paper. Please ask another school too.';

function askedInWords({ at, isAnswered, answeredAt, by }: Asked): string {
  const said = `You asked us on ${writtenDate(dayOfStored(at))} to look again.`;
  if (answeredAt)
    return `${said} You find our answer of ${writtenDate(dayOfStored(answeredAt))} in the messages.`;
  if (isAnswered) return `${said} We have answered you.`;
  return `${said} We answer by ${writtenDate(by)}.`;
}
