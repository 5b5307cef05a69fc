import { type PlainDate, weekdayAndDate } from '#lib/dates/plain-date.ts';
import type { Letter } from '#lib/mail/letter.ts';

export interface BrokenPromise {
  /** The day by which the school wanted to answer. */
  by: PlainDate;
  newDay: PlainDate;
}

/** To whoever waits: we have not kept our day, and the new one. Nothing of what they wrote. */
export function lateLetter(reference: string, { by, newDay }: BrokenPromise): Letter {
  return {
    subject: `We are late with our answer (${reference})`,
    heading: 'We are late with our answer',
    parts: [
      `We wanted to answer you by ${weekdayAndDate(by)}. We have not done it, and we are sorry.`,
      `You hear from us by ${weekdayAndDate(newDay)}. You do not need to do anything.`,
      { name: 'Your reference', code: reference },
    ],
  };
}
