import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, daysInWords, daysSince, type TodayLine } from '#desk/today-line.ts';
import { addDays, dayInLusaka, dayMonthYear, startInLusaka } from '#lib/dates/plain-date.ts';
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
  const { count } = await read
    .selectFrom('enrollment_applications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('submitted_at', '>=', startInLusaka(yesterday).toISOString())
    .executeTakeFirstOrThrow();
  const longest = await read
    .selectFrom('enrollment_applications')
    .select(['reference', 'submitted_at'])
    .where('status', '=', 'submitted')
    .where('same_child_as', 'is', null)
    .orderBy('submitted_at')
    .executeTakeFirst();
  const offers = await read
    .selectFrom('enrollment_applications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('status', '=', 'offered')
    .where('same_child_as', 'is', null)
    .executeTakeFirstOrThrow();
  const asked = await countWaitingForFamily(read);
  const waits = longest && daysSince(longest.submitted_at, now);
  const words =
    waits &&
    `The oldest enrollment application nobody has begun to review has waited ${daysInWords(waits)}`;
  return [
    ...countedLine(
      Number(count),
      ['enrollment application since yesterday', 'enrollment applications since yesterday'],
      `${ROOM}?since=${yesterday}`,
    ),
    ...(longest && words ? [{ words, to: `${ROOM}/${longest.reference}` }] : []),
    ...countedLine(
      Number(offers.count),
      ['offer that the family has not answered', 'offers that families have not answered'],
      `${ROOM}?status=offered`,
    ),
    ...(asked.since ? [waitingLine(asked.count, asked.since)] : []),
  ];
}

/** `2 applications wait for the family, the longest since 3 December 2026`. */
function waitingLine(count: number, since: string): TodayLine {
  const day = dayMonthYear(dayInLusaka(new Date(since)));
  const words =
    count === 1
      ? `1 application waits for the family since ${day}`
      : `${count.toLocaleString('en')} applications wait for their families, the longest since ${day}`;
  return { words, to: `${ROOM}?waits=family` };
}
