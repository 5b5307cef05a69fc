import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import { changedMeanwhile } from '#desk/record/record-history.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { listColleagues } from '#features/people/colleagues.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import { asMail, type WrittenLetter } from '#lib/mail/written-letter.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { nextStatuses } from '../job-application.ts';
import type { JobApplicationRow } from '../tables.server.ts';
import type { CandidateChange, Change } from './candidate-change.ts';
import { stageWords } from './desk-words.ts';

interface Dependencies {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailSignal;
}

interface Work {
  transaction: WriteTransaction;
  staff: StaffIn<'careers'>;
  row: JobApplicationRow;
  now: Date;
  school: School;
}

/** Somebody of the office changes one application. Whatever is due with it, such as a mail, is in the same write. */
export async function changeCandidate(
  { store, clock, content, mail }: Dependencies,
  staff: StaffIn<'careers'>,
  reference: string,
  change: CandidateChange,
): Promise<DeskOutcome> {
  const now = clock.now();
  const result = await store.write(async (transaction): Promise<DeskOutcome> => {
    const row = await transaction
      .selectFrom('job_applications')
      .selectAll()
      .where('reference', '=', reference)
      .$if(store.kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return { outcome: 'notFound' };
    const work = { transaction, staff, row, now, school: content.school };
    if ('version' in change && change.version !== row.version) {
      const current = { status: row.status, version: row.version };
      const is = stageWords[row.status].name;
      return changedMeanwhile(transaction, { about: reference, is, current }, now);
    }
    switch (change.change) {
      case 'move':
        return move(work, change);
      case 'assign':
        return assign(work, change);
      case 'addNote':
        return addNote(work, change);
      case 'removeNote':
        return removeNote(work, change);
    }
  });
  mail.wake();
  return result;
}

async function move(work: Work, { to, letter }: Change<'move'>): Promise<DeskOutcome> {
  const { transaction, staff, row, now } = work;
  const allowed: readonly string[] = nextStatuses[row.status];
  if (!allowed.includes(to)) {
    return {
      outcome: 'refused',
      detail: 'The application cannot get this status from the status that it has now.',
    };
  }
  if (letter) {
    if (!isMailAddress(row.email)) {
      return { outcome: 'refused', detail: 'No mail can be sent to the candidate’s address.' };
    }
    await sendLetter(work, letter);
  }
  await update(work, { status: to });
  await transaction
    .insertInto('job_application_statuses')
    .values({ application_id: row.id, status: to, reached_at: now.toISOString() })
    .execute();
  await recordAct(
    transaction,
    staff,
    { act: 'changed', about: row.reference, detail: `status: ${to}` },
    now,
  );
  return { outcome: 'done' };
}

async function sendLetter(
  { transaction, staff, row, now, school }: Work,
  letter: WrittenLetter,
): Promise<void> {
  const mail = { kind: 'job-letter', to: row.email, about: row.reference, isPersonal: true };
  await enqueueMail(transaction, { ...mail, ...asMail(letter, school) }, now);
  await transaction
    .insertInto('job_application_letters')
    .values({
      id: crypto.randomUUID(),
      application_id: row.id,
      sent_at: now.toISOString(),
      staff_email: staff.email,
      subject: letter.subject,
      words: letter.text,
    })
    .execute();
  await recordAct(transaction, staff, { act: 'sent', about: row.reference, detail: 'a mail' }, now);
}

async function assign(work: Work, { to }: Change<'assign'>): Promise<DeskOutcome> {
  const { transaction, staff, row, now } = work;
  const colleagues = await listColleagues(transaction, 'careers');
  const colleague = colleagues.find(({ accountId }) => accountId === to);
  if (to !== null && !colleague) {
    return { outcome: 'refused', detail: 'This colleague does not work with job applications.' };
  }
  await update(work, { assigned_to: to });
  const detail = `assigned: ${colleague?.email ?? 'nobody'}`;
  await recordAct(transaction, staff, { act: 'changed', about: row.reference, detail }, now);
  return { outcome: 'done' };
}

async function addNote(
  { transaction, staff, row, now }: Work,
  { words }: Change<'addNote'>,
): Promise<DeskOutcome> {
  await transaction
    .insertInto('job_application_notes')
    .values({
      id: crypto.randomUUID(),
      application_id: row.id,
      written_at: now.toISOString(),
      staff_email: staff.email,
      words,
    })
    .execute();
  const act = { act: 'changed', about: row.reference, detail: 'note added' } as const;
  await recordAct(transaction, staff, act, now);
  return { outcome: 'done' };
}

async function removeNote(
  { transaction, staff, row, now }: Work,
  { id }: Change<'removeNote'>,
): Promise<DeskOutcome> {
  const { numDeletedRows } = await transaction
    .deleteFrom('job_application_notes')
    .where('id', '=', id)
    .where('application_id', '=', row.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return { outcome: 'notFound' };
  const act = { act: 'erased', about: row.reference, detail: 'note' } as const;
  await recordAct(transaction, staff, act, now);
  return { outcome: 'done' };
}

async function update(
  { transaction, row }: Work,
  values: Partial<Pick<JobApplicationRow, 'status' | 'assigned_to'>>,
): Promise<void> {
  await transaction
    .updateTable('job_applications')
    .set({ ...values, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
}
