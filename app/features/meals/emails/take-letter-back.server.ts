import type { WriteTransaction } from '#lib/store/store.server.ts';

/** What the office said last is no longer so: its letter, if it still waits, never leaves. One that has left stays. */
export async function takeLetterBack(
  transaction: WriteTransaction,
  reference: string,
): Promise<void> {
  await transaction
    .deleteFrom('outgoing_mails')
    .where('about', '=', reference)
    .where('kind', 'in', ['meal-confirmed', 'meal-not-found'])
    .where('status', '=', 'waiting')
    .where('lease', 'is', null)
    .where('tries', '=', 0)
    .execute();
}
