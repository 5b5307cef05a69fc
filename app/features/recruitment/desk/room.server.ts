import * as v from 'valibot';
import { within } from '#desk/cases/case-changes.server.ts';
import {
  cancelLetters,
  keepLetter,
  listLetters,
  takeLettersBack,
} from '#desk/cases/case-letters.server.ts';
import { moveAct } from '#desk/cases/case-statuses.server.ts';
import { findUndo, undoEndsAt } from '#desk/cases/time-to-undo.ts';
import { defineRoom, type RoomServices } from '#desk/define-room.server.ts';
import { refuse } from '#desk/record/desk-answer.server.ts';
import { canReach, statusesOf } from '#desk/record/record-status.ts';
import type { School } from '#features/content/schemas.ts';
import { interviewFields } from '#features/interviews/interview.ts';
import { startInLusaka } from '#lib/dates/plain-date.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { asMail, type OfficeLetter, officeLetterSchema } from '#lib/mail/office-letter.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { cancelMails } from '#lib/mail/waiting-mails.server.ts';
import { type JobApplicationStatus, jobApplicationStatuses } from '../job-application-status.ts';
import { listOpeningStatuses } from '../openings/close-opening.server.ts';
import { candidateHistory, lettersOfStatuses, STATUS_MAIL } from '../status-history.server.ts';
import { answeredJobApplications } from './answered.server.ts';
import { candidateSheet } from './candidate-sheet.server.ts';
import type { CandidateWork, ChangedCandidate } from './candidate-work.ts';
import { candidateFilterFrom } from './desk-filter.ts';
import { candidateInterviews } from './interviews.server.ts';
import { listClosingSoon, listInterviews, listUnscanned } from './today.server.ts';
import '../tables.server.ts';

/** Where the office works on applications for its posts. */
export const candidateRoom = defineRoom({
  room: 'careers',
  table: 'job_applications',
  code: 'JA',
  statuses: jobApplicationStatuses,
  list: {
    filterFrom: candidateFilterFrom,
    narrow(found, { opening, since }) {
      let query = found;
      if (opening) query = query.where('opening_id', '=', opening);
      if (since) query = query.where('submitted_at', '>=', startInLusaka(since).toISOString());
      return query;
    },
    async rows(page) {
      const rows = await page
        .leftJoin('accounts', 'accounts.id', 'job_applications.assigned_to')
        // The opening is for programs: the screen has it from the sheet.
        .select(['reference', 'full_name as name', 'position', 'submitted_at as submittedAt'])
        .select(['status', 'seen_at', 'resume_scan as resumeScan', 'accounts.email as assignedTo'])
        .execute();
      return rows.map(({ seen_at, ...row }) => ({ ...row, isNew: seen_at === null }));
    },
    beside: async ({ read, school }) => ({
      openings: await listOpeningStatuses(read, school.content.openings),
    }),
  },
  async show(row, { read, now }) {
    const reached = await candidateHistory.list(read, row.reference);
    return {
      name: row.full_name,
      email: row.email,
      phone: row.phone,
      position: row.position,
      openingId: row.opening_id,
      coverLetter: row.cover_letter,
      resume: {
        name: row.resume_name,
        bytes: row.resume_bytes,
        type: row.resume_type,
        scan: row.resume_scan,
      },
      undo: findUndo(reached, now),
      interview: reached.at(-1)?.facts.interview,
      reached,
      letters: await listLetters(read, row.reference),
    };
  },
  onLook: ({ seen_at }, { now }) => ({ seen_at: seen_at ?? now.toISOString() }),
  answered: answeredJobApplications,
  changes: {
    move: within(
      {
        to: v.picklist(statusesOf(jobApplicationStatuses), 'No such status'),
        letter: v.optional(officeLetterSchema),
      },
      move,
    ),
    undo: within({}, undo),
    interview: within(
      { ...interviewFields, letter: v.optional(officeLetterSchema) },
      candidateInterviews.set,
    ),
    callOff: within({ letter: v.optional(officeLetterSchema) }, candidateInterviews.callOff),
  },
  search: {
    columns: ['full_name', 'position', 'phone', 'status'],
    shown: ({ full_name, position, phone }) => ({
      title: full_name,
      detail: `${position} · ${phone}`,
    }),
  },
  sheet: candidateSheet,
  today: (lines, { content }) => [
    listInterviews(lines),
    listClosingSoon(content.openings, lines),
    listUnscanned(lines),
  ],
});

async function move(
  work: CandidateWork,
  { to, letter }: { to: JobApplicationStatus; letter?: OfficeLetter | undefined },
  { content }: RoomServices,
): ChangedCandidate {
  const { transaction, staff, row, now } = work;
  if (!canReach(jobApplicationStatuses, row.status, to)) {
    return refuse('The application cannot get this status from the status that it has now.');
  }
  if (letter && !isMailAddress(row.email)) {
    return refuse('No mail can be sent to the candidate’s address.');
  }
  const letters = lettersOfStatuses(row.reference);
  const cancelledMails = await cancelMails(transaction, letters, now);
  if (cancelledMails > 0) await cancelLetters(work, letters);
  if (letter) await sendLetter(work, letter, content.school);
  await candidateHistory.reach(transaction, row.reference, { status: to, by: staff.email }, now);
  const mails = { isMailed: letter !== undefined, cancelledMails };
  return { set: { status: to }, did: [moveAct(to, mails)] };
}

/** Takes the last move back; the letter that it brought stands on the record no more, one that it cancelled does. */
function undo(work: CandidateWork): ChangedCandidate {
  return candidateHistory.undo(work, ({ reachedAt }) => takeLettersBack(work, reachedAt));
}

async function sendLetter(
  work: CandidateWork,
  letter: OfficeLetter,
  school: School,
): Promise<void> {
  const { transaction, row, now } = work;
  const mail = {
    kind: STATUS_MAIL,
    to: row.email,
    about: row.reference,
    isPersonal: true,
    leavesAt: undoEndsAt(now),
  } as const;
  const ended = await candidateInterviews.endedByMove(work, school);
  const sent = ended ? { ...letter, text: `${letter.text}\n\n${ended.says}` } : letter;
  const calendar = ended?.calendar;
  await enqueueMail(transaction, { ...mail, ...asMail(sent, school), calendar }, now);
  await keepLetter(work, sent);
}
