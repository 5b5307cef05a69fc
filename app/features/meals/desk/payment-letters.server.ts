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
  columns: ['guardian_name', 'email', 'phone', 'amount_kwacha'],
  sender: ({ guardian_name: name, email, phone }) => ({ name, email, phone }),
  says: ({ amount_kwacha: amount }) => ({ amount: writtenKwacha(amount) }),
});
