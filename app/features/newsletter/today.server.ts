import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, type TodayLine } from '#desk/today-line.ts';
import { addDays, dayInLusaka, startInLusaka } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import './tables.server.ts';

const ROOM = '/staff/subscribers';

/** New subscribers, and newsletters that are not finished. */
export async function listNewsletterToday(
  read: ReadStore,
  staff: StaffIn<'today'>,
  now: Date,
): Promise<TodayLine[]> {
  if (!worksIn(staff.roles, 'subscribers')) return [];
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
      `${ROOM}?status=confirmed`,
    ),
    ...unfinished.map(({ id, subject, status }) => ({
      words: `Newsletter “${subject}” ${status === 'draft' ? 'is a draft' : 'is being sent'}`,
      to: `${ROOM}/newsletters/${id}`,
    })),
  ];
}
