import type { Refusal } from '#forms/refusal.ts';
import { newKey } from '#lib/crypto/new-key.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail, type Mail } from '#lib/mail/outbox.server.ts';
import { countOutcome } from '#lib/metrics/school-metrics.server.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import { addSearchWords } from '#lib/search/search-words.server.ts';
import { searchWordsOf } from '#lib/search/search-words.ts';
import { newRowId } from '#lib/store/row-id.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { type Taken, takeSubmission } from '#lib/store/take-submission.server.ts';
import { alreadySubscribed, pleaseConfirm } from '../emails/subscription-letters.ts';
import { parseSubscription } from '../form/schema.ts';
import type { NewsletterServices } from '../queue-issues.server.ts';
import { newsletterSubscription } from '../submission.ts';
import { mayBeMailed, subscriberStatus } from '../subscriber.ts';
import type { SubscriberRow } from '../tables.server.ts';
import {
  confirmationLink,
  readConfirmation,
  readUnsubscribe,
  unsubscribeLink,
} from './links.server.ts';

type SubscribeResult = Taken<undefined> | { outcome: 'refused'; refusal: Refusal };

interface Submission {
  input: Record<string, unknown>;
  key?: string | undefined;
  sender?: Sender | undefined;
}

/**
 * Keeps the address as unconfirmed and asks it by mail. The answer, and the way to it, is the same whether or not the
 * address was known, so that nobody can find out who reads the newsletter.
 */
export function subscribe(
  dependencies: NewsletterServices,
  submission: Submission,
): Promise<SubscribeResult> {
  return countOutcome(newsletterSubscription.kind, takeSubscription(dependencies, submission));
}

async function takeSubscription(
  dependencies: NewsletterServices,
  { input, ...submission }: Submission,
): Promise<SubscribeResult> {
  const parsed = parseSubscription(input);
  if (!parsed.ok) return { outcome: 'refused', refusal: parsed.refusal };

  const { email } = parsed;
  const now = dependencies.clock.now();
  // Whoever has left and comes back within the day is asked again: only a repeat by its key is one. That nobody gets two
  // mails is decided by `mayBeMailed`.
  const { key = newKey() } = submission;
  const { kind } = newsletterSubscription;
  const taken = { ...submission, key, kind, content: { email }, now };
  return takeSubmission(dependencies, taken, (transaction) =>
    keepAndAsk(transaction, email, now, dependencies),
  );
}

/** One person, one row. Everything is written each time, so that the time it takes tells nothing. */
async function keepAndAsk(
  transaction: WriteTransaction,
  email: string,
  now: Date,
  dependencies: NewsletterServices,
): Promise<void> {
  const askedAt = now.toISOString();
  await transaction
    .insertInto('subscribers')
    .values({
      id: newRowId(),
      email,
      email_search: email.toLowerCase(),
      subscribed_at: askedAt,
      asked_at: askedAt,
    })
    .onConflict((conflict) => conflict.column('email_search').doUpdateSet({ asked_at: askedAt }))
    .execute();
  const subscriber = await transaction
    .selectFrom('subscribers')
    .selectAll()
    .where('email_search', '=', email.toLowerCase())
    .executeTakeFirstOrThrow();
  await addSearchWords(transaction, 'NL', subscriber.id, searchWordsOf({ emails: [email] }));
  if (!isMailAddress(subscriber.email)) return;
  if (!mayBeMailed(subscriberStatus(subscriber), subscriber.mailed_at, now)) return;
  await enqueueMail(transaction, mailFor(subscriber, now, dependencies), now);
  await transaction
    .updateTable('subscribers')
    .set({ mailed_at: askedAt })
    .where('id', '=', subscriber.id)
    .execute();
}

function mailFor(subscriber: SubscriberRow, now: Date, site: NewsletterServices): Mail {
  const { id, email } = subscriber;
  const { school } = site.content;
  return subscriberStatus(subscriber) === 'confirmed'
    ? alreadySubscribed(email, unsubscribeLink(id, site), school)
    : pleaseConfirm(email, confirmationLink(id, now, site), school);
}

/** The owner of the address says yes. False when the link is not ours, too old, or its subscriber is gone. */
export async function confirmSubscription(
  { store, clock, secret }: Pick<NewsletterServices, 'store' | 'clock' | 'secret'>,
  token: string,
): Promise<boolean> {
  const now = clock.now();
  const id = readConfirmation(token, now, secret);
  if (!id) return false;
  const { numUpdatedRows } = await store.write((transaction) =>
    transaction
      .updateTable('subscribers')
      .set({ confirmed_at: now.toISOString(), unsubscribed_at: null })
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}

/** The owner of the address wants no more mail. Doing it twice is no mistake; false when the link is not ours. */
export async function leaveNewsletter(
  { store, clock, secret }: Pick<NewsletterServices, 'store' | 'clock' | 'secret'>,
  token: string,
): Promise<boolean> {
  const id = readUnsubscribe(token, secret);
  if (!id) return false;
  await store.write((transaction) =>
    transaction
      .updateTable('subscribers')
      .set({ unsubscribed_at: clock.now().toISOString() })
      .where('id', '=', id)
      .where('unsubscribed_at', 'is', null)
      .execute(),
  );
  return true;
}
