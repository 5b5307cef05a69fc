import type { HeldRecords } from '#lib/store/held-records.server.ts';
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
    const rows = payments.map(({ id: _, search_words: __, ...payment }) => payment);
    return {
      rows,
      tell: () => ({ about: rows[0]?.child_name, sections: rows.flatMap(paymentInWords) }),
    };
  },
  async erase(transaction, reference) {
    const { numDeletedRows } = await transaction
      .deleteFrom('meal_payments')
      .where('reference', '=', reference)
      .executeTakeFirst();
    return { rows: Number(numDeletedRows) };
  },
};
