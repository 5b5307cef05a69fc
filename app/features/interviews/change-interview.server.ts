import type { RoomServices } from '#desk/define-room.server.ts';
import type { DeskRefusal } from '#desk/record/desk-answer.server.ts';
import { refuse } from '#desk/record/desk-answer.server.ts';
import type { School } from '#features/content/schemas.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import {
  beginsAt,
  type Interview,
  interviewInWords,
  interviewIsOff,
  isAhead,
} from './interview.ts';
import { interviewCalendar } from './interview-calendar.ts';

/** The change of a record while it is made. */
interface InWrite {
  transaction: WriteTransaction;
  row: { reference: string };
  now: Date;
}

/** Where the statuses of the records write an interview down (`case-statuses.server.ts`). */
interface InterviewHistory {
  list(read: ReadStore, reference: string): Promise<{ facts: { interview?: Interview } }[]>;
  addFacts(
    transaction: WriteTransaction,
    reference: string,
    facts: { interview: Interview },
  ): Promise<void>;
  tellNow(transaction: WriteTransaction, reference: string, now: Date): Promise<void>;
}

/** Whom a room of the desk meets. */
interface InterviewsOfRoom<Work extends InWrite, Row extends InWrite['row']> {
  history: InterviewHistory;
  /** Why there is no interview with them as they stand; undefined where there can be one. */
  whyNot(row: Work['row']): string | undefined;
  /** What is talked about, as a calendar says it. */
  aboutOf(row: Row): string;
  /** Queues the mail to each whom it goes to; false where it can go to nobody. */
  post(work: Work, mail: InterviewMail, services: RoomServices): Promise<boolean>;
}

/** The office's words with the day below them, and the day for a calendar. */
export interface InterviewMail extends OfficeLetter {
  calendar: string;
}

interface Asked {
  on: string;
  time: string;
  place: string;
  letter?: OfficeLetter | undefined;
}

/** An interview that was ahead when its record moved on: what the letter about the move says of it, and brings. */
export interface EndedInterview {
  says: string;
  calendar: string;
}

/** `set` is empty: what is written down stands with the status, and the version of the record goes up. */
type Changed = Promise<{ set: Record<never, never>; did: string[] } | DeskRefusal>;

const NO_MAIL = refuse('No mail can be sent to the address that was given.');

/** What a room of the desk does with the interviews of its records. */
export function interviewsOf<
  Work extends InWrite & { row: Row },
  Row extends InWrite['row'] = Work['row'],
>(room: InterviewsOfRoom<Work, Row>) {
  /** As much of the change as says which interview it is. */
  type WorkOnRow = InWrite & { row: Row };

  const { history } = room;

  /** Says when and where they are met, or says it anew; the mail that tells it leaves at once. */
  async function set(
    work: Work,
    { letter, on, time, place }: Asked,
    services: RoomServices,
  ): Changed {
    const when = { on, time, place };
    const why = room.whyNot(work.row);
    if (why) return refuse(why);
    if (beginsAt(when) <= work.now) {
      return refuse('This day and time are over. Choose another.', 'on');
    }
    const before = await find(work);
    const interview: Interview = { ...when, sequence: (before?.sequence ?? -1) + 1 };
    if (!(await tell(work, interview, letter, services))) return NO_MAIL;
    const day = `${dayMonthYear(when.on)}, ${when.time}`;
    return { set: {}, did: [`set the interview to ${plainSpaces(day)}`] };
  }

  /** They are not expected on that day any more. */
  async function callOff(
    work: Work,
    { letter }: { letter?: OfficeLetter | undefined },
    services: RoomServices,
  ): Changed {
    const before = await find(work);
    if (!isAhead(before, work.now)) {
      return refuse('There is no interview that could be called off.');
    }
    if (!(await tell(work, calledOff(before), letter, services))) return NO_MAIL;
    const day = plainSpaces(dayMonthYear(before.on));
    return { set: {}, did: [`called the interview of ${day} off`] };
  }

  /** What whoever is invited is told when the record moves on while an interview is ahead of it. */
  async function endedByMove(work: WorkOnRow, school: School): Promise<EndedInterview | undefined> {
    const before = await find(work);
    if (!isAhead(before, work.now)) return undefined;
    return {
      says: interviewIsOff(before),
      calendar: calendarOf(work, calledOff(before), school),
    };
  }

  async function find({ transaction, row }: WorkOnRow): Promise<Interview | undefined> {
    return (await history.list(transaction, row.reference)).at(-1)?.facts.interview;
  }

  async function tell(
    work: Work,
    interview: Interview,
    letter: OfficeLetter | undefined,
    services: RoomServices,
  ): Promise<boolean> {
    const { transaction, row, now } = work;
    // Before anything is written down: what is refused has changed nothing.
    if (letter && !(await post(work, interview, letter, services))) return false;
    await history.addFacts(transaction, row.reference, { interview });
    // Whoever is told a day sees where the application stands.
    await history.tellNow(transaction, row.reference, now);
    return true;
  }

  function post(
    work: Work,
    interview: Interview,
    letter: OfficeLetter,
    services: RoomServices,
  ): Promise<boolean> {
    const text = interview.isCalledOff
      ? letter.text
      : `${letter.text}\n\nYour interview: ${interviewInWords(interview)}`;
    const calendar = calendarOf(work, interview, services.content.school);
    return room.post(work, { ...letter, text, calendar }, services);
  }

  function calendarOf({ row, now }: WorkOnRow, interview: Interview, school: School): string {
    const { reference } = row;
    return interviewCalendar(interview, { reference, about: room.aboutOf(row), school, now });
  }

  return { set, callOff, endedByMove };
}

function calledOff(interview: Interview): Interview {
  return { ...interview, sequence: interview.sequence + 1, isCalledOff: true };
}
