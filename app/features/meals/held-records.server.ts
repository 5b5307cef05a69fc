import { erasing } from '#lib/search/erase-with-words.server.ts';
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
  erase: erasing((transaction, reference) =>
    transaction.deleteFrom('meal_payments').where('reference', '=', reference).returning('id'),
  ),
};

/** Payments that nothing has happened to since an instant. */
export const endedPayments = (read: ReadStore, instant: string) =>
  read.selectFrom('meal_payments').select('reference').where('changed_at', '<=', instant);
