import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import { canReach } from '#desk/record/record-status.ts';
import { moveInDetail } from '#desk/record/status-history.server.ts';
import { undoEndsAt } from '#desk/record/time-to-undo.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { listColleagues } from '#features/people/colleagues.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { lettersProgress } from '#lib/mail/outbox-state.server.ts';
import { cancelMails } from '#lib/mail/waiting-mails.server.ts';
import { asMail, type WrittenLetter } from '#lib/mail/written-letter.ts';
import { newRowId } from '#lib/store/row-id.ts';
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
        return removeNote(work, change);
    }
  });
}

async function move(work: Work, { to, letter }: Change<'move'>, school: School): Changed {
  const { transaction, row, now } = work;
  if (!canReach(jobApplicationStatuses, row.status, to)) {
    return refuse('The application cannot get this status from the status that it has now.');
  }
  if (letter && !isMailAddress(row.email)) {
    return refuse('No mail can be sent to the candidate’s address.');
  }
  const cancelledMails = await cancelLetters(work);
  if (letter) await sendLetter(work, letter, school);
  await transaction
    .insertInto('job_application_statuses')
    .values({ application_id: row.id, status: to, reached_at: now.toISOString() })
    .execute();
  const mails = { isMailed: letter !== undefined, cancelledMails };
  return { set: { status: to }, did: [moveInDetail(to, mails)] };
}

/** Takes the last move back; the letter that it brought stands on the record no more, one that it cancelled does. */
function undo(work: Work): Changed {
  return candidateHistory.undo(work, async ({ reachedAt }) => {
    const { transaction, row } = work;
    await transaction
      .deleteFrom('job_application_letters')
      .where('application_id', '=', row.id)
      .where('sent_at', '=', reachedAt)
      .execute();
    await transaction
      .updateTable('job_application_letters')
      .set({ cancelled_at: null })
      .where('application_id', '=', row.id)
      .where('cancelled_at', '=', reachedAt)
      .execute();
  });
}

/** A mail that still waits would say what is no longer so; the letter stands on the record no more than it leaves. */
async function cancelLetters({ transaction, row, now }: Work): Promise<number> {
  const letters = stageLetters(row.reference);
  const count = await cancelMails(transaction, letters, now);
  if (count === 0) return count;
  const progress = [...(await lettersProgress(transaction, letters))];
  const cancelled = progress.filter(([, { status }]) => status === 'cancelled');
  await transaction
    .updateTable('job_application_letters')
    .set({ cancelled_at: now.toISOString() })
    .where('application_id', '=', row.id)
    .where('cancelled_at', 'is', null)
    .where(
      'sent_at',
      'in',
      cancelled.map(([queuedAt]) => queuedAt),
    )
    .execute();
  return count;
}

async function sendLetter(
  { transaction, staff, row, now }: Work,
  letter: WrittenLetter,
  school: School,
): Promise<void> {
  const mail = {
    kind: STAGE_MAIL,
    to: row.email,
    about: row.reference,
    isPersonal: true,
    leavesAt: undoEndsAt(now),
  } as const;
  await enqueueMail(transaction, { ...mail, ...asMail(letter, school) }, now);
  await transaction
    .insertInto('job_application_letters')
    .values({
      id: newRowId(),
      application_id: row.id,
      sent_at: now.toISOString(),
      staff_email: staff.email,
      subject: letter.subject,
      words: letter.text,
    })
    .execute();
}

async function assign({ transaction }: Work, { to }: Change<'assign'>): Changed {
  const colleagues = await listColleagues(transaction, 'careers');
  const colleague = colleagues.find(({ accountId }) => accountId === to);
  if (to !== null && !colleague) {
    return refuse('This colleague does not work with job applications.');
  }
  return { set: { assigned_to: to }, did: [`assigned: ${colleague?.email ?? 'nobody'}`] };
}

async function addNote(
  { transaction, staff, row, now }: Work,
  { words }: Change<'addNote'>,
): Changed {
  await transaction
    .insertInto('job_application_notes')
    .values({
      id: newRowId(),
      application_id: row.id,
      written_at: now.toISOString(),
      staff_email: staff.email,
      words,
    })
    .execute();
  return { did: ['note added'] };
}

async function removeNote({ transaction, row }: Work, { id }: Change<'removeNote'>): Changed {
  const { numDeletedRows } = await transaction
    .deleteFrom('job_application_notes')
    .where('id', '=', id)
    .where('application_id', '=', row.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return { outcome: 'notFound' };
  return { did: [{ act: 'erased', detail: 'note' }] };
}
