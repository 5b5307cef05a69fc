import { type LettersOfRoom, referencesIn } from '#desk/letters/letters-of-list.server.ts';
import { reachWriters } from '#desk/letters/reach-writers.server.ts';
import { asMail } from '#lib/mail/office-letter.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import '../tables.server.ts';

/** Letters to whoever pays for meals: each once, whatever the number of their payments. */
export const paymentLetters: LettersOfRoom = {
  referencesOf: referencesIn('meal_payments'),
  kind: 'meal-list-letter',
  placeholders: {
    name: 'The parent or guardian who pays',
    amount: 'What is paid, such as K 300',
    reference: 'The reference of the payment',
  },
  async reach(school, read, references) {
    const rows = await read
      .selectFrom('meal_payments')
      .select(['reference', 'guardian_name as name', 'email', 'phone', 'amount_kwacha'])
      .where('reference', 'in', [...references, ''])
      .execute();
    const byReference = new Map(rows.map((row) => [row.reference, row]));
    const writers = references.flatMap((one) => {
      const row = byReference.get(one);
      if (!row) return [];
      const { amount_kwacha: kwacha, ...writer } = row;
      const { name, reference } = writer;
      return [{ ...writer, says: { name, amount: writtenKwacha(kwacha), reference } }];
    });
    return reachWriters(school, read, writers);
  },
  mail: ({ content: { school } }, words) => asMail(words, school),
  signature: ({ content: { school } }) => `${school.name}, ${school.phone}`,
};
