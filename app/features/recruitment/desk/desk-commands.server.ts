import { cancelLetters, keepLetter, takeLettersBack } from '#desk/cases/case-letters.server.ts';
import { moveAct } from '#desk/cases/case-statuses.server.ts';
import { changeCase } from '#desk/cases/office-work.server.ts';
import { undoEndsAt } from '#desk/cases/time-to-undo.ts';
import type { ChangeOf, ChangeServices } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import { canReach } from '#desk/record/record-status.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { cancelMails } from '#lib/mail/waiting-mails.server.ts';
import { asMail, type WrittenLetter } from '#lib/mail/written-letter.ts';
import { jobApplicationStatuses } from '../job-application-status.ts';
import { candidateHistory, STAGE_MAIL, stageLetters } from '../status-history.server.ts';
import type { CandidateChange, Change } from './candidate-change.ts';
import '../tables.server.ts';

export const candidateKind: RecordKind<'careers', 'job_applications'> = {
  room: 'careers',
  table: 'job_applications',
  key: 'reference',
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
  const asked = { key: reference, asked: change };
  return changeCase(
    candidateKind,
    services,
    staff,
    asked,
    (work, own): Changed =>
      own.change === 'move' ? move(work, own, services.content.school) : undo(work),
  );
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
