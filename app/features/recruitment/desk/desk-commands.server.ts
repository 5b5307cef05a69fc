import { cancelLetters, keepLetter, takeLettersBack } from '#desk/record/case-letters.server.ts';
import { removeNote, writeNote } from '#desk/record/case-notes.server.ts';
import { moveAct } from '#desk/record/case-statuses.server.ts';
import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import { canReach } from '#desk/record/record-status.ts';
import { undoEndsAt } from '#desk/record/time-to-undo.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { listColleagues } from '#features/people/colleagues.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { cancelMails } from '#lib/mail/waiting-mails.server.ts';
import { asMail, type WrittenLetter } from '#lib/mail/written-letter.ts';
import { jobApplicationStatuses } from '../job-application-status.ts';
import { candidateHistory, STAGE_MAIL, stageLetters } from '../status-history.server.ts';
import type { CandidateChange, Change } from './candidate-change.ts';
import '../tables.server.ts';

export const candidateKind: RecordKind<'careers', 'job_applications'> = {
  ...{ room: 'careers', table: 'job_applications', key: 'reference' },
  is: ({ status }) => jobApplicationStatuses[status].name,
};
type Work = WorkOn<typeof candidateKind>;
type Changed = ChangeOf<typeof candidateKind>;

/** Somebody of the office changes one application. */
export function changeCandidate(
  services: ChangeServices & { content: { school: School } },
  staff: StaffIn<'careers'>,
  reference: string,
  change: CandidateChange,
): Promise<DeskOutcome> {
  const seen = { key: reference, version: 'version' in change ? change.version : undefined };
  return changeRecord(candidateKind, services, staff, seen, (work): Changed => {
    switch (change.change) {
      case 'move':
        return move(work, change, services.content.school);
      case 'undo':
        return undo(work);
      case 'assign':
        return assign(work, change);
      case 'addNote':
        return addNote(work, change);
      case 'removeNote':
        return takeNoteAway(work, change);
    }
  });
}

async function move(work: Work, { to, letter }: Change<'move'>, school: School): Changed {
  const { transaction, staff, row, now } = work;
  if (!canReach(jobApplicationStatuses, row.status, to)) {
    return refuse('The application cannot get this status from the status that it has now.');
  }
  if (letter && !isMailAddress(row.email)) {
    return refuse('No mail can be sent to the candidate’s address.');
  }
  const letters = stageLetters(row.reference);
  const cancelledMails = await cancelMails(transaction, letters, now);
  if (cancelledMails > 0) await cancelLetters(work, letters);
  if (letter) await sendLetter(work, letter, school);
  await candidateHistory.reach(transaction, row.reference, { status: to, by: staff.email }, now);
  const mails = { isMailed: letter !== undefined, cancelledMails };
  return { set: { status: to }, did: [moveAct(to, mails)] };
}

/** Takes the last move back; the letter that it brought stands on the record no more, one that it cancelled does. */
const undo = (work: Work): Changed =>
  candidateHistory.undo(work, ({ reachedAt }) => takeLettersBack(work, reachedAt));

async function sendLetter(work: Work, letter: WrittenLetter, school: School): Promise<void> {
  const { transaction, row, now } = work;
  const mail = {
    kind: STAGE_MAIL,
    to: row.email,
    about: row.reference,
    isPersonal: true,
    leavesAt: undoEndsAt(now),
  } as const;
  await enqueueMail(transaction, { ...mail, ...asMail(letter, school) }, now);
  await keepLetter(work, letter);
}

async function assign({ transaction }: Work, { to }: Change<'assign'>): Changed {
  const colleagues = await listColleagues(transaction, 'careers');
  const colleague = colleagues.find(({ accountId }) => accountId === to);
  if (to !== null && !colleague) {
    return refuse('This colleague does not work with job applications.');
  }
  return { set: { assigned_to: to }, did: [{ assignedTo: colleague?.email ?? null }] };
}

async function addNote(work: Work, { words }: Change<'addNote'>): Changed {
  await writeNote(work, words);
  return { did: ['note added'] };
}

async function takeNoteAway(work: Work, { id }: Change<'removeNote'>): Changed {
  if (!(await removeNote(work, id))) return { outcome: 'notFound' };
  return { did: [{ act: 'erased', detail: 'note' }] };
}
