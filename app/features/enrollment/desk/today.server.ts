import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, type TodayLine, waitingLine } from '#desk/today-line.ts';
import { addDays, dayInLusaka, dayMonthYear, startInLusaka } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { countWaitingForFamily } from '../requests/list-requests.server.ts';
import '../tables.server.ts';

const ROOM = '/staff/enrollment-applications';

/** What is new and what waits longest with enrollment applications, for whoever works with them. */
export async function listEnrollmentToday(
  read: ReadStore,
  staff: StaffIn<'today'>,
  now: Date,
): Promise<TodayLine[]> {
  if (!worksIn(staff.roles, 'enrollment')) return [];
  const yesterday = addDays(dayInLusaka(now), -1);
  const count = await countRows(
    read
      .selectFrom('enrollment_applications')
      .where('submitted_at', '>=', startInLusaka(yesterday).toISOString())
      .where('same_child_as', 'is', null),
  );
  const longest = await read
    .selectFrom('enrollment_applications')
    .select(['reference', 'submitted_at'])
    .where('status', '=', 'submitted')
    .where('same_child_as', 'is', null)
    .orderBy('submitted_at')
    .executeTakeFirst();
  const offers = await countRows(
    read
      .selectFrom('enrollment_applications')
      .where('status', '=', 'offered')
      .where('same_child_as', 'is', null),
  );
  const asked = await countWaitingForFamily(read);
  return [
    ...countedLine(
      count,
      ['enrollment application since yesterday', 'enrollment applications since yesterday'],
      `${ROOM}?since=${yesterday}`,
    ),
    ...waitingLine(longest, 'enrollment application nobody has begun to review', ROOM, now),
    ...countedLine(
      offers,
      ['offer that the family has not answered', 'offers that families have not answered'],
      `${ROOM}?status=offered`,
    ),
    ...(asked.since ? [askedLine(asked.count, asked.since)] : []),
  ];
}

/** `2 applications wait for the family, the longest since 3 December 2026`. */
function askedLine(count: number, since: string): TodayLine {
  const day = dayMonthYear(dayInLusaka(new Date(since)));
  const words =
    count === 1
      ? `1 application waits for the family since ${day}`
      : `${count.toLocaleString('en')} applications wait for their families, the longest since ${day}`;
  return { words, to: `${ROOM}?waits=family` };
}
