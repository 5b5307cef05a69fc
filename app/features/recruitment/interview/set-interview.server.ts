import { keepLetter } from '#desk/cases/case-letters.server.ts';
import type { RoomServices } from '#desk/define-room.server.ts';
import { refuse } from '#desk/record/desk-answer.server.ts';
import type { School } from '#features/content/schemas.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { asMail, type OfficeLetter } from '#lib/mail/office-letter.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import type { CandidateWork, ChangedCandidate } from '../desk/candidate-work.ts';
import { jobApplicationStatuses } from '../job-application-status.ts';
import { candidateHistory, INTERVIEW_MAIL } from '../status-history.server.ts';
import { beginsAt, type Interview, interviewInWords, isAhead } from './interview.ts';
import { interviewCalendar } from './interview-calendar.ts';

interface Asked {
  on: string;
  time: string;
  place: string;
  letter?: OfficeLetter | undefined;
}

/**
 * Says when and where the candidate is met, or says it anew; the mail that tells it leaves at once, with the day for
 * their calendar.
 */
export async function setInterview(
  work: CandidateWork,
  { letter, ...when }: Asked,
  { content }: RoomServices,
): ChangedCandidate {
  const { row, now } = work;
  if (!jobApplicationStatuses[row.status].isInterview)
    return refuse('Only a candidate who is invited to an interview has a day for it.');
  if (beginsAt(when) <= now) return refuse('This day and time are over. Choose another.', 'on');
  const before = await findInterview(work);
  const interview: Interview = { ...when, sequence: (before?.sequence ?? -1) + 1 };
  const told = await tell(work, interview, letter, content.school);
  if (!told) return refuse('No mail can be sent to the candidate’s address.');
  const day = `${dayMonthYear(when.on)}, ${when.time}`;
  return { set: {}, did: [`set the interview to ${plainSpaces(day)}`] };
}

/** The candidate is not expected on that day any more. */
export async function callOffInterview(
  work: CandidateWork,
  { letter }: { letter?: OfficeLetter | undefined },
  { content }: RoomServices,
): ChangedCandidate {
  const before = await findInterview(work);
  if (!isAhead(before, work.now)) return refuse('There is no interview that could be called off.');
  const interview: Interview = { ...before, sequence: before.sequence + 1, isCalledOff: true };
  const told = await tell(work, interview, letter, content.school);
  if (!told) return refuse('No mail can be sent to the candidate’s address.');
  const day = plainSpaces(dayMonthYear(before.on));
  return { set: {}, did: [`called the interview of ${day} off`] };
}

/** What the candidate's calendar is told when the application moves on while an interview is ahead of it. */
export async function calendarOfMove(
  work: CandidateWork,
  school: School,
): Promise<string | undefined> {
  const before = await findInterview(work);
  if (!isAhead(before, work.now)) return undefined;
  const { reference, position } = work.row;
  const off: Interview = { ...before, sequence: before.sequence + 1, isCalledOff: true };
  return interviewCalendar(off, { reference, position, school, now: work.now });
}

async function findInterview({ transaction, row }: CandidateWork): Promise<Interview | undefined> {
  return (await candidateHistory.list(transaction, row.reference)).at(-1)?.facts.interview;
}

async function tell(
  work: CandidateWork,
  interview: Interview,
  letter: OfficeLetter | undefined,
  school: School,
): Promise<boolean> {
  const { transaction, row, now } = work;
  const { reference, position } = row;
  if (letter && !isMailAddress(row.email)) return false;
  await candidateHistory.addFacts(transaction, reference, { interview });
  // Whoever is told a day sees where the application stands.
  await candidateHistory.tellNow(transaction, reference, now);
  if (!letter) return true;
  const words = interview.isCalledOff
    ? letter.text
    : `${letter.text}\n\nYour interview: ${interviewInWords(interview)}`;
  const whole = { ...letter, text: words };
  const mail = { kind: INTERVIEW_MAIL, to: row.email, about: reference, isPersonal: true } as const;
  const calendar = interviewCalendar(interview, { reference, position, school, now });
  await enqueueMail(transaction, { ...mail, ...asMail(whole, school), calendar }, now);
  await keepLetter(work, whole);
  return true;
}
