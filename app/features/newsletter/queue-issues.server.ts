import { setTimeout as pause } from 'node:timers/promises';
import type { School } from '#features/content/schemas.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { newsletter } from './emails/newsletter.ts';
import { unsubscribeLink } from './intake/links.server.ts';
import type { NewsletterIssueRow } from './tables.server.ts';

/** Few enough that a form's answer waits for a few milliseconds only. */
const AT_ONCE = 20;
const REST_MS = 20;

/** What sending to subscribers needs. */
export interface NewsletterServices
  extends Needs<'store' | 'clock' | 'mail' | 'publicUrl' | 'secret'> {
  content: { school: School };
}

/**
 * Hands newsletters that are being sent to the mail, some recipients at a time. A recipient is crossed off in the
 * transaction that queues their mail: a process that dies leaves the rest to the next one, and nobody gets it twice.
 */
export async function queueIssues(
  dependencies: NewsletterServices,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const issue = await dependencies.store.read
      .selectFrom('newsletter_issues')
      .selectAll()
      .where('status', '=', 'sending')
      .orderBy('started_at')
      .executeTakeFirst();
    if (!issue || signal.aborted) return;
    if (!(await queueSome(dependencies, issue))) await finish(dependencies, issue);
    dependencies.mail.wake();
    await pause(REST_MS);
  }
}

/** False when nobody is left. */
async function queueSome(
  dependencies: NewsletterServices,
  issue: NewsletterIssueRow,
): Promise<boolean> {
  const { store } = dependencies;
  const next = await store.read
    .selectFrom('newsletter_deliveries')
    .select('subscriber_id')
    .where('issue_id', '=', issue.id)
    .where('queued_at', 'is', null)
    .limit(AT_ONCE)
    .execute();
  if (next.length === 0) return false;
  await store.write(async (transaction) => {
    for (const { subscriber_id } of next) {
      await queueOne(transaction, dependencies, issue, subscriber_id);
    }
  });
  return true;
}

async function queueOne(
  transaction: WriteTransaction,
  site: NewsletterServices,
  issue: NewsletterIssueRow,
  subscriberId: string,
): Promise<void> {
  const now = site.clock.now();
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_deliveries')
    .set({ queued_at: now.toISOString() })
    .where('issue_id', '=', issue.id)
    .where('subscriber_id', '=', subscriberId)
    // Another process may have done it in between; then this finds nothing.
    .where('queued_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const subscriber = await transaction
    .selectFrom('subscribers')
    .select(['id', 'email', 'unsubscribed_at'])
    .where('id', '=', subscriberId)
    .executeTakeFirst();
  // Who has left since the button was pressed gets nothing.
  if (!subscriber || subscriber.unsubscribed_at || !isMailAddress(subscriber.email)) return;
  const leave = unsubscribeLink(subscriber.id, site);
  const mail = newsletter(subscriber.email, issue, leave, site.content.school);
  await enqueueMail(transaction, { ...mail, priority: 'last' }, now);
}

async function finish(
  { store, clock }: NewsletterServices,
  { id }: NewsletterIssueRow,
): Promise<void> {
  await store.write((transaction) =>
    transaction
      .updateTable('newsletter_issues')
      .set(({ eb }) => ({
        status: 'sent',
        finished_at: clock.now().toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .execute(),
  );
}
