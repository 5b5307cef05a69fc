import type { HeldNotes } from '#desk/cases/case-notes.server.ts';
import { type Interview, writtenInterviews } from '#features/interviews/interview.ts';
import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import type { Told } from '#lib/store/held-records.server.ts';
import {
  type WrittenSection,
  writtenConsent,
  writtenInstant,
  writtenNotes,
  writtenSection,
  writtenStatuses,
} from '#lib/text/written-section.ts';
import { saidInWords } from './barred/barred-words.ts';
import type { HeldBarred } from './barred/list-barred.server.ts';
import { answerInWords, type Correction, questionNamed } from './corrections/correction.ts';
import { type EnrollmentStatus, enrollmentStatuses } from './enrollment-status.ts';
import type { Answers } from './form/answers.ts';
import { NOT_GIVEN, reviewSections } from './form/review.ts';
import { actWords, changeInWords } from './guardians/guardian-act-words.ts';
import type { RecordedAct } from './guardians/guardian-acts.server.ts';
import { type WaitingGroup, waitingGroups } from './places/criteria.ts';
import { type RequestStatus, requestStatusWords } from './requests/request-rules.ts';
import type { SubmittedCopy } from './tables.server.ts';

/** What is held of an application for a place. */
interface HeldApplication {
  reference: string;
  submitted_at: string;
  first_seen_at: string | null;
  entered_by: string | null;
  submitted_copy: SubmittedCopy;
  statuses: { status: EnrollmentStatus; reached_at: string; interview?: Interview }[];
  notes: HeldNotes;
  requests: {
    asked_at: string;
    what: string;
    status: RequestStatus;
    settled_at: string | null;
    reminded_at: string | null;
  }[];
  corrections: Omit<Correction, 'correctedBy'>[];
  guardian_acts: RecordedAct[];
  barred: HeldBarred[];
  applied_on: PlainDate;
  waits_as: WaitingGroup | null;
  waits_as_at: string | null;
  lot: string;
  /** In the draw of its year; empty where there is none. */
  ticket: string;
}

/** As a letter to the family: the answers by the questions of the form, then what has become of it. */
export function applicationInWords(held: HeldApplication, answers: Answers): Told {
  const { paper } = held.submitted_copy;
  // As the office and its letters write days; what is no plain date any more stays as it is.
  const studentDOB = dayMonthYear(answers.studentDOB);
  return {
    about: `${answers.studentFirstName} ${answers.studentLastName}`,
    sections: [
      ...writtenSection('Application for a place', [
        ['Reference', held.reference],
        ['Sent to us', writtenInstant(held.submitted_at)],
        ['Typed in from paper by', held.entered_by ?? ''],
        ['Typed in on', paper ? dayMonthYear(paper.enteredOn) : ''],
        ['First opened by the office', writtenInstant(held.first_seen_at)],
        ['Day of application', dayMonthYear(held.applied_on)],
        ['Group on the waiting list', held.waits_as ? waitingGroups[held.waits_as] : ''],
        ['In this group since', writtenInstant(held.waits_as_at)],
        ['Random text that decides between children', held.lot],
        ['Ticket in the draw', held.ticket],
      ]),
      ...answered(reviewSections({ ...answers, studentDOB })),
      ...writtenSection('What was different when it was sent', correctedSince(held, answers)),
      ...writtenStatuses(
        held.statuses.map((one) => ({ ...one, title: enrollmentStatuses[one.status].told.title })),
      ),
      ...writtenSection('Interview', writtenInterviews(held.statuses)),
      ...writtenNotes(held.notes),
      ...writtenSection(
        'What we asked you for',
        held.requests.map((one) => [
          writtenInstant(one.asked_at),
          [
            `${one.what}: ${requestStatusWords[one.status]} ${writtenInstant(one.settled_at)}`.trim(),
            one.reminded_at && `Reminder: ${writtenInstant(one.reminded_at)}`,
          ]
            .filter(Boolean)
            .join('\n'),
        ]),
      ),
      ...writtenSection(
        'What the office has corrected',
        held.corrections.map(({ correctedAt, question, before, after, reason }) => [
          `${writtenInstant(correctedAt)}, ${questionNamed(question).words}`,
          `${answerInWords(question, before)}, now: ${answerInWords(question, after)}\n${reason}`,
        ]),
      ),
      ...writtenSection(
        'Who may not know of the child, or may not collect it',
        held.barred.map((line) => [
          `${line.name} ${saidInWords(line)}`,
          [
            `Since ${dayMonthYear(line.since)}: ${line.reason}`,
            line.paper && `Paper: ${line.paper}`,
            line.liftedAt && `Lifted ${writtenInstant(line.liftedAt)}: ${line.liftedReason}`,
          ]
            .filter(Boolean)
            .join('\n'),
        ]),
      ),
      ...writtenSection(
        'In the parent portal',
        held.guardian_acts.map(({ at, email, act, changes }) => [
          `${writtenInstant(at)}, ${email}`,
          [actWords[act], ...changes.map(changeInWords)].join('\n'),
        ]),
      ),
      ...writtenConsent(held.submitted_copy.consent),
    ],
  };
}

function answered(sections: readonly WrittenSection[]): WrittenSection[] {
  return sections.flatMap(({ title, rows }) =>
    writtenSection(
      title,
      rows.map(({ question, answer }) => [question, answer === NOT_GIVEN ? '' : answer]),
    ),
  );
}

/** Rows of the frozen copy that read otherwise today, because of a correction or a new wording of the form. */
function correctedSince({ submitted_copy }: HeldApplication, answers: Answers): [string, string][] {
  const key = (title: string, question: string) => `${title}: ${question}`;
  const now = new Map(
    reviewSections(answers).flatMap(({ title, rows }) =>
      // The copy was stored without the spaces that keep dates on one line of a screen.
      rows.map(({ question, answer }) => [key(title, question), plainSpaces(answer)]),
    ),
  );
  return submitted_copy.sections.flatMap(({ title, rows }) =>
    rows
      .filter(({ question, answer }) => now.get(key(title, question)) !== answer)
      .map(({ question, answer }): [string, string] => [key(title, question), answer]),
  );
}

import { plainSpaces } from '#lib/text/no-break-spaces.ts';
