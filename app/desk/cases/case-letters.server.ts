import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import { lettersProgress } from '#lib/mail/outbox-state.server.ts';
import type { Letters } from '#lib/mail/waiting-mails.server.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import type { CaseWriting } from './case-tables.server.ts';

/** What the office has written to whoever sent these records, the oldest first; not what was cancelled before it left. */
export function listLetters(read: ReadStore, ...references: string[]) {
  return read
    .selectFrom('case_letters')
    .select(['id', 'reference', 'sent_at as at', 'sent_by as staffEmail', 'subject', 'words'])
    .where('reference', 'in', references)
    .where('cancelled_at', 'is', null)
    .orderBy('sent_at')
    .execute();
}

/** As a copy of the record holds them: who of the school wrote is the school's own matter. */
export async function listHeldLetters(read: ReadStore, reference: string) {
  const letters = await listLetters(read, reference);
  return letters.map(({ at: sent_at, subject, words }) => ({ sent_at, subject, words }));
}

/** Keeps what was written, within the write that queues its mail. */
export async function keepLetter(
  { transaction, staff, row, now }: CaseWriting,
  { subject, text: words }: OfficeLetter,
): Promise<void> {
  await transaction
    .insertInto('case_letters')
    .values({
      id: newRowId(),
      reference: row.reference,
      subject,
      words,
      sent_at: now.toISOString(),
      sent_by: staff.email,
    })
    .execute();
}

/** A letter whose mail was cancelled stands on the record no more than it leaves. */
export async function cancelLetters(
  { transaction, row, now }: CaseWriting,
  letters: Letters,
): Promise<void> {
  const progress = [...(await lettersProgress(transaction, letters))];
  const cancelled = progress.filter(([, { status }]) => status === 'cancelled');
  if (cancelled.length === 0) return;
  const queuedAts = cancelled.map(([queuedAt]) => queuedAt);
  await transaction
    .updateTable('case_letters')
    .set({ cancelled_at: now.toISOString() })
    .where('reference', '=', row.reference)
    .where('cancelled_at', 'is', null)
    .where('sent_at', 'in', queuedAts)
    .execute();
}

/** The move of that instant is taken back: the letter that it brought is gone, one that it cancelled stands again. */
export async function takeLettersBack(
  { transaction, row }: CaseWriting,
  at: string,
): Promise<void> {
  await transaction
    .deleteFrom('case_letters')
    .where('reference', '=', row.reference)
    .where('sent_at', '=', at)
    .execute();
  await transaction
    .updateTable('case_letters')
    .set({ cancelled_at: null })
    .where('reference', '=', row.reference)
    .where('cancelled_at', '=', at)
    .execute();
}
