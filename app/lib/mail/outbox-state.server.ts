import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore, Store, WriteTransaction } from '#lib/store/store.server.ts';

/** How many mails have not left yet. */
export async function countWaitingMails(read: ReadStore): Promise<number> {
  return countRows(read.selectFrom('outgoing_mails').where('status', '=', 'waiting'));
}

/** Since when the oldest of them has been waiting; undefined when none is. */
export async function findOldestWaitingMailAt(read: ReadStore): Promise<string | undefined> {
  const { oldest } = await read
    .selectFrom('outgoing_mails')
    .select(({ fn }) => fn.min('queued_at').as('oldest'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return oldest ?? undefined;
}

/** How many mails no server will take. */
export async function countDeadMails(read: ReadStore): Promise<number> {
  return countRows(read.selectFrom('outgoing_mails').where('status', '=', 'dead'));
}

/** Gives a dead mail a new beginning; wake the sender afterwards. False when there is no such dead mail. */
export async function sendAgain(store: Store, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await store.write((transaction) =>
    transaction
      .updateTable('outgoing_mails')
      .set({
        status: 'waiting',
        due_at: now.toISOString(),
        put_off_since: null,
        settled_at: null,
        reason: null,
      })
      .where('id', '=', id)
      .where('status', '=', 'dead')
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** Forgets the mails that left, or were given up, at this instant or before. Gives how many. */
export async function forgetSettledMails(
  transaction: WriteTransaction,
  until: string,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('outgoing_mails')
    .where('settled_at', '<=', until)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Which mails of these kinds there are about something, and how far each has come. */
export function listMailsAbout(read: ReadStore | WriteTransaction, about: string, kinds: string[]) {
  return read
    .selectFrom('outgoing_mails')
    .select(['kind', 'status', 'queued_at', 'due_at', 'lease', 'tries'])
    .where('about', '=', about)
    .where('kind', 'in', kinds)
    .execute();
}

/** For whoever holds a signed link to the preview. */
export async function findMailHtml(read: ReadStore, id: string): Promise<string | undefined> {
  const mail = await read
    .selectFrom('outgoing_mails')
    .select('html_part')
    .where('id', '=', id)
    .executeTakeFirst();
  return mail?.html_part ?? undefined;
}
