import { todayIn } from '#desk/today/today-in.server.ts';
import { countedLine } from '#desk/today/today-line.ts';
import { addDays, dayInLusaka, startInLusaka } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import '../tables.server.ts';

/** New subscribers, and newsletters that are not finished. */
export const listNewsletterToday = todayIn('subscribers', async (read, path, now: Date) => {
  const yesterday = startInLusaka(addDays(dayInLusaka(now), -1)).toISOString();
  const count = await countRows(
    read
      .selectFrom('subscribers')
      .where('confirmed_at', '>=', yesterday)
      .where('unsubscribed_at', 'is', null),
  );
  const unfinished = await read
    .selectFrom('newsletter_issues')
    .select(['id', 'subject', 'status'])
    .where('status', 'in', ['draft', 'sending'])
    .orderBy('changed_at')
    .limit(5)
    .execute();
  return [
    ...countedLine(
      count,
      ['new subscriber since yesterday', 'new subscribers since yesterday'],
      `${path}?status=confirmed`,
    ),
    ...unfinished.map(({ id, subject, status }) => ({
      words: `Newsletter “${subject}” ${status === 'draft' ? 'is a draft' : 'is being sent'}`,
      to: `${path}/newsletters/${id}`,
    })),
  ];
});
