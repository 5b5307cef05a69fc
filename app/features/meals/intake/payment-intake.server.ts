import type { School } from '#features/content/schemas.ts';
import type { FormIntake, FormServices } from '#forms/form-intake.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { newRowId } from '#lib/store/row-id.ts';
import { paymentReceipt } from '../emails/payment-letters.ts';
import { gradeName, mealPayment, type PaymentField } from '../meal-payment.ts';
import { paymentHistory } from '../payment-history.server.ts';
import '../tables.server.ts';

/** How the school makes a payment reference. The office hears of it when the transaction id comes. */
export const paymentIntake: FormIntake<
  PaymentField,
  FormServices & { content: { school: School } }
> = {
  form: mealPayment,
  notStored:
    'The school’s website had a problem and could not take this. What you wrote is still in the form. Please press the button again in a few minutes, or call us.',
  async insert(transaction, { reference, submissionDate }, answers) {
    const { childName, gradeLevel, guardianName, phone, email, purpose, amountKwacha } = answers;
    const id = newRowId();
    await transaction
      .insertInto('meal_payments')
      .values({
        id,
        reference,
        submitted_at: submissionDate,
        child_name: childName,
        grade_level: gradeLevel,
        guardian_name: guardianName,
        phone,
        email,
        purpose,
        amount_kwacha: Number(amountKwacha),
        status: 'referenceMade',
        reason: '',
        changed_at: submissionDate,
        version: 1,
      })
      .execute();
    const first = { status: 'referenceMade', by: null } as const;
    await paymentHistory.reach(transaction, reference, first, new Date(submissionDate));
    const words = searchWordsOf({
      codes: [reference],
      names: [childName, guardianName],
      texts: [gradeName(gradeLevel)],
      phones: [phone],
      emails: [email],
    });
    await addSearchWords(transaction, 'MP', id, words);
  },
  letters: (reference, { email }, { content: { school }, publicUrl }) => ({
    receipt: paymentReceipt(email, reference, { school, publicUrl }),
  }),
};
