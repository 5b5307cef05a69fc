import { type PlainDate, weekdayAndDate } from '#lib/dates/plain-date.ts';
import { weekdayShort } from '#lib/dates/short-instant.ts';
import { momentOf, typedDay, typedTime } from '#lib/dates/typed-moment.ts';
import { typedWords } from '#lib/text/typed-schema.ts';

/** When and where a candidate or a family is met, as it is written down with the status. */
export interface Interview {
  on: PlainDate;
  /** `10:00 AM` */
  time: string;
  place: string;
  /** How often it was changed; a calendar takes the newest. */
  sequence: number;
  isCalledOff?: true;
}

const PLACE_LIMIT = 200;

/** What the office says of it. */
export const interviewFields = {
  on: typedDay,
  time: typedTime,
  place: typedWords('The place', PLACE_LIMIT, 'Say where the interview is'),
};

/** The instant at which it begins. */
export const beginsAt = ({ on, time }: Pick<Interview, 'on' | 'time'>) => momentOf(on, time);

/** Whether they are still expected at that hour. */
export function isAhead(interview: Interview | undefined, now: Date): interview is Interview {
  return interview !== undefined && !interview.isCalledOff && beginsAt(interview) > now;
}

/** `Mon, 30 November, 10:00 AM, School office`, as the office reads it. */
export function interviewAtDesk(interview: Interview, today: PlainDate): string {
  return `${weekdayShort(interview.on, today)}, ${clockAndPlace(interview)}`;
}

/** As whoever is invited reads it: `Monday, November 30, 2026, 10:00 AM, School office` */
export function interviewInWords(interview: Interview): string {
  return `${weekdayAndDate(interview.on)}, ${clockAndPlace(interview)}`;
}

/** As a copy of a record tells of its interviews: what became of each, and when it was to be. */
export function writtenInterviews(
  statuses: readonly { interview?: Interview }[],
): [string, string][] {
  return statuses.flatMap(({ interview }): [string, string][] =>
    interview
      ? [[interview.isCalledOff ? 'Called off' : 'Agreed', interviewInWords(interview)]]
      : [],
  );
}

/** What a letter that ends it says of it: `The interview on Monday, November 30, 2026, 10:00 AM, does not take place.` */
export const interviewIsOff = ({ on, time }: Interview) =>
  `The interview on ${weekdayAndDate(on)}, ${time}, does not take place.`;

/** `10:00 AM, School office` */
export const clockAndPlace = ({ time, place }: Interview) => `${time}, ${place}`;

/** What takes the place of the words of the status for whoever is invited to an interview that is ahead. */
export const toldOfInterview = (interview: Interview) => ({
  meaning: `You are invited to an interview: ${interviewInWords(interview)}.`,
  awaited: 'You and the school: we meet on that day. Call us if you cannot come.',
});
