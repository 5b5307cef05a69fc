import * as v from 'valibot';
import type { Clock } from '#lib/clock.ts';
import { UNKNOWN_FIELD, unknownFields } from '#lib/known-fields.ts';
import { asTooMany, countSubmission, type Sender, type TooMany } from '#lib/sender.server.ts';
import { digestOf, once } from '#lib/store/idempotency.server.ts';
import type { Store, WriteTransaction } from '#lib/store/store.server.ts';
import { REFUSAL_TITLE, subscriptionSchema } from './schema.ts';
import './tables.server.ts';

export type SubscribeResult =
  | { outcome: 'stored'; submissionDate: string }
  | {
      outcome: 'refused';
      title: string;
      detail: string;
      errors: { field: string; message: string }[];
    }
  | { outcome: 'keyReused' }
  | TooMany;

/**
 * Keeps the address as unconfirmed. The answer is the same whether or not the address was known, so that nobody
 * can find out who reads the newsletter.
 */
export async function subscribe(
  { store, clock }: { store: Store; clock: Clock },
  submission: {
    input: Record<string, unknown>;
    key?: string | undefined;
    sender?: Sender | undefined;
  },
): Promise<SubscribeResult> {
  const { input, key, sender } = submission;
  const unknown = unknownFields(input, ['email']);
  if (unknown.length > 0) {
    const errors = unknown.map((field) => ({ field, message: UNKNOWN_FIELD }));
    return { outcome: 'refused', title: REFUSAL_TITLE, detail: UNKNOWN_FIELD, errors };
  }
  const parsed = v.safeParse(subscriptionSchema, input);
  if (!parsed.success) {
    const [{ message }] = parsed.issues;
    const errors = [{ field: 'email', message }];
    return { outcome: 'refused', title: REFUSAL_TITLE, detail: message, errors };
  }
  const { email } = parsed.output;
  const now = clock.now();
  const submissionDate = now.toISOString();
  const kind = 'newsletter-subscription';
  const request = key && { key: key.toLowerCase(), kind, digest: digestOf([email]) };
  const answer = { submissionDate };
  try {
    const result = await store.write(async (transaction) => {
      const keep = async () => {
        await countSubmission(transaction, kind, sender, now);
        await keepSubscriber(transaction, email, submissionDate);
      };
      if (request) return once(transaction, request, submissionDate, answer, keep);
      await keep();
      return { outcome: 'first' as const, answer };
    });
    if (result.outcome === 'otherBody') return { outcome: 'keyReused' };
    return { outcome: 'stored', ...result.answer };
  } catch (error) {
    return asTooMany(error);
  }
}

/** One person, one row: an address that is known stays as it is. */
async function keepSubscriber(transaction: WriteTransaction, email: string, subscribedAt: string) {
  await transaction
    .insertInto('subscribers')
    .values({
      id: crypto.randomUUID(),
      email,
      email_search: email.toLowerCase(),
      subscribed_at: subscribedAt,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.column('email_search').doNothing())
    .execute();
}
