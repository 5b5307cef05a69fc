import { recordsWith } from '#lib/search/search-words.server.ts';
import { sentFrom } from '#lib/search/sent-from.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { matchesContact } from '#lib/text/contact-match.server.ts';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { type PaymentStatus, reasonOf } from '../payment-status.ts';
import '../tables.server.ts';

/** How far a meal payment has come, for the family. */
export interface FamilyPayment {
  reference: string;
  status: PaymentStatus;
  since: string;
  amountKwacha: number;
  reason: string;
}

interface FamilyPaymentStatus extends FamilyPayment {
  /** What the office has counted. */
  receivedKwacha: number | null;
}

/**
 * For whoever knows the reference and the end of the phone number, or the email address, that it was made with. A
 * wrong one and a reference that nobody has cost the same work.
 */
export async function findPaymentStatus(
  { read }: { read: ReadStore },
  { reference, proof }: { reference: string; proof: string },
): Promise<FamilyPaymentStatus | undefined> {
  const row = await read
    .selectFrom('meal_payments')
    .select([
      'status',
      'changed_at',
      'amount_kwacha',
      'received_kwacha',
      'reason',
      'phone',
      'email',
    ])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!matchesContact(proof, row) || !row) return undefined;
  return {
    reference,
    status: row.status,
    since: row.changed_at,
    amountKwacha: row.amount_kwacha,
    receivedKwacha: row.received_kwacha,
    reason: reasonOf(row),
  };
}

/** What was sent with this address, for whoever has proven that it is theirs. */
export const listPaymentsFrom = (read: ReadStore, email: string) =>
  sentFrom(
    email,
    (key) =>
      read
        .selectFrom('meal_payments as sent')
        .select(['sent.reference', 'sent.submitted_at', 'sent.email', 'sent.amount_kwacha'])
        .where('sent.id', 'in', recordsWith(read, 'MP', [key])),
    (row) => `Meal payment, ${writtenKwacha(row.amount_kwacha)}`,
  );
