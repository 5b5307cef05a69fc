import { newestOver } from '#lib/dates/kept-until.ts';
import { eraseWithWords } from '#lib/search/erase-with-words.server.ts';
import type { HeldRecords } from '#lib/store/held-records.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { paymentInWords } from './payment-in-words.ts';
import './tables.server.ts';

export const heldMealPayments: HeldRecords = {
  kind: 'meal-payment',
  async find(read, reference) {
    const payments = await read
      .selectFrom('meal_payments')
      .selectAll()
      .where('reference', '=', reference)
      .execute();
    const rows = payments.map(({ id: _, ...payment }) => payment);
    return {
      rows,
      tell: () => ({ about: rows[0]?.child_name, sections: rows.flatMap(paymentInWords) }),
    };
  },
  async erase(transaction, reference) {
    const deletion = transaction
      .deleteFrom('meal_payments')
      .where('reference', '=', reference)
      .returning('id');
    const rows = await eraseWithWords(transaction, deletion);
    return { rows: rows.length };
  },
};

/** References of payments that nothing has happened to for so many days. */
export async function listEndedPayments(
  read: ReadStore,
  days: number,
  now: Date,
): Promise<string[]> {
  const rows = await read
    .selectFrom('meal_payments')
    .select('reference')
    .where('changed_at', '<=', newestOver(days, now))
    .execute();
  return rows.map(({ reference }) => reference);
}
