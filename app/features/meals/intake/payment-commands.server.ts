import type { School } from '#features/content/schemas.ts';
import type { Refusal } from '#forms/refusal.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { Sender } from '#lib/limits/sender.server.ts';
import type { MailSignal } from '#lib/mail/mail-signal.ts';
import { enqueueReceipt } from '#lib/mail/outbox.server.ts';
import { countOutcome } from '#lib/metrics/school-metrics.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { contentOf } from '#lib/store/idempotency.server.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { type Receipt, type Taken, takeSubmission } from '#lib/store/take-submission.server.ts';
import { paymentReceipt } from '../emails/payment-letters.ts';
import { parsePayment } from '../form/payment-schema.ts';
import { gradeName, type MealPayment, paymentFields } from '../meal-payment.ts';
import '../tables.server.ts';

export type MakeReferenceResult =
  | (Extract<Taken, { outcome: 'stored' }> & { payment: MealPayment })
  | Exclude<Taken, { outcome: 'stored' }>
  | { outcome: 'refused'; refusal: Refusal };

interface Dependencies {
  store: Store;
  clock: Clock;
  content: { school: School };
  mail: MailSignal;
  publicUrl: string;
}

interface Submission {
  input: Record<string, unknown>;
  key?: string | undefined;
  /** Tells one press of the button from that of another week, where the form has no key of its own. */
  pressedOn?: string | undefined;
  sender?: Sender | undefined;
}

/**
 * Somebody wants to pay for a child's meals. Resolves with the reference only when it is on disk; the same request
 * sent again gets the same reference. Without a key the words and the day make it: next week's payment is another one.
 */
export function makePaymentReference(
  dependencies: Dependencies,
  submission: Submission,
): Promise<MakeReferenceResult> {
  return countOutcome('meal-payment', storePayment(dependencies, submission));
}

async function storePayment(
  dependencies: Dependencies,
  { input, key, pressedOn, sender }: Submission,
): Promise<MakeReferenceResult> {
  const parsed = parsePayment(input);
  if (!parsed.ok) return { outcome: 'refused', refusal: parsed.refusal };

  const { payment } = parsed;
  const { store, clock, content, mail, publicUrl } = dependencies;
  const now = clock.now();
  const taken = {
    prefix: 'MP',
    kind: 'meal-payment',
    content: contentOf(paymentFields, payment),
    key,
    pressedOn,
    sender,
    now,
  } as const;
  const result = await takeSubmission({ store, mail }, taken, async (transaction, receipt) => {
    await insertPayment(transaction, payment, receipt);
    const about = { school: content.school, publicUrl };
    const letter = paymentReceipt(payment.email, receipt.reference, about);
    await enqueueReceipt(transaction, letter, now);
  });
  return result.outcome === 'stored' ? { ...result, payment } : result;
}

async function insertPayment(
  transaction: WriteTransaction,
  payment: MealPayment,
  { reference, submissionDate }: Receipt,
): Promise<void> {
  const { childName, gradeLevel, guardianName, phone, email, purpose, amountKwacha } = payment;
  const id = crypto.randomUUID();
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
      state: 'referenceMade',
      state_before: null,
      transaction_id: null,
      paid_on: null,
      entered_at: null,
      ticked_transaction_id: null,
      received_kwacha: null,
      reason: '',
      changed_at: submissionDate,
      version: 1,
    })
    .execute();
  const words = searchWordsOf({
    codes: [reference],
    names: [childName, guardianName],
    texts: [gradeName(gradeLevel)],
    ...{ phones: [phone], emails: [email] },
  });
  await addSearchWords(transaction, 'MP', id, words);
}
