import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import { remindedOf } from '#desk/cases/turns/promise-columns.ts';
import { markReminded } from '#desk/cases/turns/promises.server.ts';
import { isWrittenTo } from '#features/contact/conversation/receivers.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { OFFER_REMINDER } from '../../emails/family-letter.ts';
import { offerReminder } from '../../emails/offer-reminder.ts';
import { isTimeToRemind } from '../../requests/request-rules.ts';
import { openOffers } from '../../status/status-sets.ts';
import { type GuardianServices, writeToFamily } from '../guardian-mail.server.ts';
import { findReceivers } from '../receivers.server.ts';
import { toldAnswerDay } from './answer-day.ts';
import { offerLink } from './offer-link.server.ts';
import { dueReminder, sentReminders } from './reminder-days.ts';
import '../../tables.server.ts';

type ReminderServices = GuardianServices & {
  content: Pick<Content, 'school' | 'enrollment' | 'calendar'>;
};

/**
 * Reminds families, by day, of an offer that nobody has answered: at half of its time and shortly before its last day.
 * What the server missed goes when it runs again, as long as the day to answer is not over.
 */
export async function remindOfOffers(services: ReminderServices): Promise<void> {
  const { store, clock, content, mail } = services;
  const now = clock.now();
  if (!isTimeToRemind(now)) return;
  const offers = await listOpenOffers(store.read, content, now);
  const due = offers.filter(({ reminder }) => reminder);
  for (const { reference } of due)
    await store.write((transaction) => remind(transaction, services, reference, now));
  if (due.length > 0) mail.wake();
}

/** Each open offer with the reminder of it that is due, of a place that was offered twice the last one. */
async function listOpenOffers(
  read: ReadStore,
  content: ReminderServices['content'],
  now: Date,
  reference?: string,
) {
  const rows = await read
    .selectFrom('enrollment_applications as application')
    .innerJoin('case_statuses as reached', isStatusOf('application'))
    .select(['reached.reference', 'reached.number', 'reached.reached_at', 'reached.facts'])
    .select('reached.tell_at')
    .select(['reached.half_reminded_at', 'reached.last_reminded_at'])
    .where('application.status', 'in', openOffers)
    .where('application.same_child_as', 'is', null)
    // A round holds its offers: nobody is reminded of what nobody knows.
    .where('reached.tell_at', '<=', now.toISOString())
    .$if(reference !== undefined, (query) =>
      query.where('application.reference', '=', reference ?? ''),
    )
    .orderBy('reached.number')
    .execute();
  const last = new Map(rows.map((row) => [row.reference, row]));
  return [...last.values()].flatMap((row) => {
    const { reached_at: reachedAt, tell_at: toldAt } = row;
    const answerBy = toldAnswerDay(content, { reachedAt, facts: JSON.parse(row.facts) });
    if (!answerBy) return [];
    const offer = {
      offeredOn: dayInLusaka(new Date(toldAt)),
      answerBy,
      sent: sentReminders(remindedOf(row)),
    };
    const reminder = dueReminder(offer, content.calendar, dayInLusaka(now));
    return [{ reference: row.reference, number: row.number, answerBy, reminder }];
  });
}

/** The mark and the letters are one write, so that no process and no start reminds twice. */
async function remind(
  transaction: WriteTransaction,
  services: ReminderServices,
  reference: string,
  now: Date,
): Promise<void> {
  const { content, publicUrl, secret } = services;
  const [offer] = await listOpenOffers(transaction, content, now, reference);
  // Answered, taken back, or reminded of, since it was found.
  if (!offer?.reminder) return;
  const { number, answerBy, reminder } = offer;
  if (!(await markReminded(transaction, { reference, number }, reminder, now))) return;
  const receivers = (await findReceivers(transaction, reference)).filter(isWrittenTo);
  await writeToFamily(transaction, services, receivers, {
    about: reference,
    letterFor: ({ email, reference: own, closed }) => ({
      kind: OFFER_REMINDER,
      reference: own,
      ...offerReminder(
        {
          reference: own,
          answerBy,
          closed,
          ...(!closed && {
            answerAt: offerLink({ reference: own, email }, now, { publicUrl, secret }),
          }),
        },
        content.school,
      ),
    }),
  });
}
