import {
  type ChangeOf,
  type ChangeServices,
  changeRecord,
} from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { RecordKind, WorkOn } from '#desk/record/record-kind.server.ts';
import { undoEndsAt } from '#desk/record/time-to-undo.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { listColleagues } from '#features/people/colleagues.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { listMailsAbout } from '#lib/mail/outbox-state.server.ts';
import { cancelMails, restoreMails, takeMailsBack } from '#lib/mail/waiting-mails.server.ts';
import { asMail, type WrittenLetter } from '#lib/mail/written-letter.ts';
import { newRowId } from '#lib/store/row-id.ts';
import { nextStatuses, statusBeforeUndo } from '../job-application.ts';
import type { CandidateChange, Change } from './candidate-change.ts';
import { stageWords } from './desk-words.ts';
import { listStages, STAGE_MAIL } from './stage-history.server.ts';
import '../tables.server.ts';

export const candidateKind: RecordKind<'careers', 'job_applications'> = {
  ...{ room: 'careers', table: 'job_applications', key: 'reference' },
  is: ({ status }) => stageWords[status].name,
  current: ({ status }) => ({ status }),
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
  const allowed: readonly string[] = nextStatuses[row.status];
  if (!allowed.includes(to)) {
    return refuse('The application cannot get this status from the status that it has now.');
  }
  if (letter && !isMailAddress(row.email)) {
    return refuse('No mail can be sent to the candidate’s address.');
  }
  await cancelLetters(work);
  if (letter) await sendLetter(work, letter, school);
  await transaction
    .insertInto('job_application_statuses')
    .values({ application_id: row.id, status: to, reached_at: now.toISOString() })
    .execute();
  const sent = letter ? [{ act: 'sent', detail: 'a mail' } as const] : [];
  return { set: { status: to }, did: [...sent, `status: ${to}`] };
}

const TOO_LATE = refuse(
  'It is too late to take this back: the ten minutes are over, or the candidate has got the mail.',
);

/** Takes the last move back: its status, its date, and the mail that waits. A mail that it cancelled waits again. */
async function undo(work: Work): Changed {
  const { transaction, row, now } = work;
  const stages = await listStages(transaction, row);
  const to = statusBeforeUndo(stages, now);
  const last = stages.at(-1);
  if (!to || !last) return TOO_LATE;
  await takeMailsBack(transaction, mailsOf(row));
  await transaction
    .deleteFrom('job_application_letters')
    .where('application_id', '=', row.id)
    .where('sent_at', '=', last.at)
    .execute();
  await restoreMails(transaction, mailsOf(row), last.at);
  await transaction
    .updateTable('job_application_letters')
    .set({ cancelled_at: null })
    .where('application_id', '=', row.id)
    .where('cancelled_at', '=', last.at)
    .execute();
  await transaction
    .deleteFrom('job_application_statuses')
    .where('application_id', '=', row.id)
    .where('status', '=', last.status)
    .where('reached_at', '=', last.at)
    .execute();
  return { set: { status: to }, did: [`taken back: ${last.status}, status: ${to}`] };
}

const mailsOf = ({ reference }: Work['row']) => ({ about: reference, kinds: [STAGE_MAIL] });

/** A mail that still waits would say what is no longer so; the letter stands on the record no more than it leaves. */
async function cancelLetters({ transaction, row, now }: Work): Promise<void> {
  if ((await cancelMails(transaction, mailsOf(row), now)) === 0) return;
  const { about, kinds } = mailsOf(row);
  const mails = await listMailsAbout(transaction, about, kinds);
  const cancelled = mails.filter(({ status }) => status === 'cancelled');
  await transaction
    .updateTable('job_application_letters')
    .set({ cancelled_at: now.toISOString() })
    .where('application_id', '=', row.id)
    .where('cancelled_at', 'is', null)
    .where(
      'sent_at',
      'in',
      cancelled.map(({ queued_at }) => queued_at),
    )
    .execute();
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
