import { lettersToSenders } from '#desk/letters/letters-to-senders.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import '../tables.server.ts';

/** Letters to whoever pays for meals. */
export const paymentLetters = lettersToSenders({
  table: 'meal_payments',
  kind: 'meal-list-letter',
  placeholders: {
    name: 'The parent or guardian who pays',
    amount: 'What is paid, such as K 300',
    reference: 'The reference of the payment',
  },
  rows: (read, references) =>
    read
      .selectFrom('meal_payments')
      .select(['reference', 'guardian_name as name', 'email', 'phone', 'amount_kwacha as amount'])
      .where('reference', 'in', [...references, ''])
      .execute(),
  says: ({ name, amount, reference }) => ({ name, amount: writtenKwacha(amount), reference }),
});
