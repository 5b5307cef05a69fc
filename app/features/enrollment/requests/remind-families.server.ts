import {
  isWrittenTo,
  type Site,
  writeToReceivers,
} from '#features/contact/conversation/receivers.server.ts';
import { findAbout, hasAnsweredSince } from '#features/contact/conversation/turns.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { closedWithoutPlace } from '../status/status-sets.ts';
import { isTimeToRemind, newestToRemindOf } from './request-rules.ts';
import './tables.server.ts';

type ReminderServices = Site & Needs<'store' | 'clock' | 'mail'>;

/**
 * Reminds families once of what they were asked for, by day. Not those that have answered since, whose words wait at
 * the desk, nor those that have no address. The mark and the mails are one write, so that no process reminds twice.
 */
export async function remindFamilies(services: ReminderServices): Promise<void> {
  const { store, clock, mail } = services;
  const now = clock.now();
  if (!isTimeToRemind(now)) return;
  const due = await store.read
    .selectFrom('enrollment_requests as request')
    .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
    .select(['application.id', 'application.reference'])
    .distinct()
    .where('request.status', '=', 'open')
    .where('reminded_at', 'is', null)
    .where('asked_at', '<=', newestToRemindOf(now))
    .where('application.status', 'not in', closedWithoutPlace)
    .execute();
  for (const application of due) {
    await store.write((transaction) => remind(transaction, services, application, now));
  }
  if (due.length > 0) mail.wake();
}

async function remind(
  transaction: WriteTransaction,
  services: ReminderServices,
  { id, reference }: { id: string; reference: string },
  now: Date,
): Promise<void> {
  const conversation = await findAbout(transaction, reference);
  const receivers = await findReceivers(transaction, reference);
  if (!conversation || !receivers.some(isWrittenTo)) return;
  const open = await transaction
    .selectFrom('enrollment_requests')
    .select(({ fn }) => fn.max('asked_at').as('askedAt'))
    .where('application_id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (!open || (await hasAnsweredSince(transaction, conversation.id, open.askedAt))) return;
  const { numUpdatedRows } = await transaction
    .updateTable('enrollment_requests')
    .set({ reminded_at: now.toISOString() })
    .where('application_id', '=', id)
    .where('status', '=', 'open')
    .where('reminded_at', 'is', null)
    .where('asked_at', '<=', newestToRemindOf(now))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const notice = {
    conversation: conversation.id,
    about: reference,
    kind: 'enrollment-reminder' as const,
    heading: 'We still wait for something from you',
    says: 'A week ago we asked you for something for your application. Open the page to read what it is, and to answer. Have you brought it already? Then you do not need to do anything. This reminder comes only once.',
  };
  await writeToReceivers(transaction, services, notice, receivers, now);
}
