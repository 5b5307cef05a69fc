import { sql } from 'kysely';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import type { MailKind } from './outbox.server.ts';

/** Mails about one reference, of some kinds. */
export interface Letters {
  about: string;
  kinds: readonly string[];
}

interface Which extends Letters {
  /** Only those that were queued at this instant, where others of the kind may wait. */
  queuedAt?: string;
}

/** What the office said is taken back: mails that still wait never existed. One that has left, or is leaving, stays. */
export async function takeMailsBack(transaction: WriteTransaction, which: Which): Promise<void> {
  await transaction
    .deleteFrom('outgoing_mails')
    .where('about', '=', which.about)
    .where('kind', 'in', which.kinds)
    .$if(which.queuedAt !== undefined, (mails) =>
      mails.where('queued_at', '=', which.queuedAt ?? ''),
    )
    .where('status', '=', 'waiting')
    .where('lease', 'is', null)
    .where('tries', '=', 0)
    .execute();
}

/**
 * Something newer has been decided: mails that still wait would say what is no longer so. They are kept as cancelled,
 * because the newer decision can be taken back (`restoreMails`). Returns how many.
 */
export async function cancelMails(
  transaction: WriteTransaction,
  which: Which,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('outgoing_mails')
    .set({
      status: 'cancelled',
      settled_at: now.toISOString(),
      reason: 'Something newer was decided before it left.',
    })
    .where('about', '=', which.about)
    .where('kind', 'in', which.kinds)
    .$if(which.queuedAt !== undefined, (mails) =>
      mails.where('queued_at', '=', which.queuedAt ?? ''),
    )
    .where('status', '=', 'waiting')
    .where('lease', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface LeavesLater {
  about: readonly string[];
  /** Those that were due at that instant. */
  dueAt: string;
  leavesAt: string;
  /** Sentences that follow from it, as they stand in the mails, and as they are from now on. */
  sentences: readonly { before: string; after: string }[];
}

/**
 * Mails that wait for one moment wait for another, and say what follows from that one; those that something newer has
 * cancelled too, because it can be taken back.
 */
export async function moveToMoment(
  transaction: WriteTransaction,
  { about, dueAt, leavesAt, sentences }: LeavesLater,
): Promise<void> {
  const mails = transaction
    .updateTable('outgoing_mails')
    .where('about', 'in', [...about, ''])
    .where('status', 'in', ['waiting', 'cancelled'])
    .where('due_at', '=', dueAt)
    .where('lease', 'is', null);
  for (const { before, after } of sentences) {
    const put = (column: 'text_part' | 'html_part', inPlaceOf: string, words: string) =>
      sql<string>`replace(${sql.ref(column)}, ${inPlaceOf}, ${words})`;
    await mails
      .set({
        text_part: put('text_part', plainSpaces(before), plainSpaces(after)),
        html_part: put('html_part', before, after),
      })
      .execute();
  }
  await mails.set({ due_at: leavesAt }).execute();
}

/** The decision of that instant is taken back: what it cancelled waits again, and leaves when it was due. */
export async function restoreMails(
  transaction: WriteTransaction,
  which: Which,
  cancelledAt: string,
): Promise<void> {
  await transaction
    .updateTable('outgoing_mails')
    .set({ status: 'waiting', settled_at: null, reason: null })
    .where('about', '=', which.about)
    .where('kind', 'in', which.kinds)
    .where('status', '=', 'cancelled')
    .where('settled_at', '=', cancelledAt)
    // Not those that were withheld.
    .where('text_part', '!=', '')
    .execute();
}

/**
 * Mails about these references that have not arrived go to these addresses (in small letters) no more, and nobody can
 * send them again: their words are gone. One that is leaving at this moment is not tried a second time.
 */
export async function withholdMails(
  transaction: WriteTransaction,
  { about, to }: { about: readonly string[]; to: readonly string[] },
  now: Date,
): Promise<void> {
  if (about.length === 0 || to.length === 0) return;
  await transaction
    .updateTable('outgoing_mails')
    .set(withheld(now))
    .where('about', 'in', about)
    .where('recipient_search', 'in', to)
    .where('status', '!=', 'sent')
    .execute();
}

/** The same of these mails. */
export async function withholdMailsById(
  transaction: WriteTransaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('outgoing_mails')
    .set(withheld(now))
    .where('id', 'in', ids)
    .where('status', '!=', 'sent')
    .execute();
}

const withheld = (now: Date) => ({
  status: 'cancelled' as const,
  settled_at: now.toISOString(),
  text_part: '',
  html_part: '',
  calendar_part: null,
  reason: 'The office has said that this person does not get it.',
});

/** Removes mails that have not arrived, because somebody whom they name is erased. */
export async function deleteMails(
  transaction: WriteTransaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('outgoing_mails')
    .where('id', 'in', ids)
    .where('status', '!=', 'sent')
    .execute();
}

/** Mails about a record that goes on under another reference go on with it, whatever has become of them. */
export async function moveMails(
  transaction: WriteTransaction,
  from: string,
  to: string,
): Promise<void> {
  await transaction
    .updateTable('outgoing_mails')
    .set({ about: to })
    .where('about', '=', from)
    .execute();
}

/** Whether a mail of this kind has not left yet, and has not been given up either. */
export async function isAnyWaiting(read: ReadStore, kind: MailKind): Promise<boolean> {
  const mail = await read
    .selectFrom('outgoing_mails')
    .select('id')
    .where('kind', '=', kind)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return mail !== undefined;
}
