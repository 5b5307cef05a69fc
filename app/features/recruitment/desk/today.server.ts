import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, type TodayLine, waitingLine } from '#desk/today-line.ts';
import type { Opening } from '#features/content/schemas.ts';
import { addDays, dayInLusaka, startInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

const ROOM = '/staff/job-applications';
const CLOSING_SOON_DAYS = 7;

/** What is new, waits longest and is due with job applications, for whoever works with them. */
export async function listCareersToday(
  read: ReadStore,
  staff: StaffIn<'today'>,
  openings: Opening[],
  now: Date,
): Promise<TodayLine[]> {
  if (!worksIn(staff.roles, 'careers')) return [];
  const today = dayInLusaka(now);
  const yesterday = addDays(today, -1);
  const fresh = await countRows(
    read
      .selectFrom('job_applications')
      .where('submitted_at', '>=', startInLusaka(yesterday).toISOString()),
  );
  const longest = await read
    .selectFrom('job_applications')
    .select(['reference', 'submitted_at'])
    .where('status', '=', 'submitted')
    .orderBy('submitted_at')
    .executeTakeFirst();
  const unscanned = await countRows(
    read
      .selectFrom('job_applications')
      .where('resume_scan', '=', 'notScanned')
      .where('status', 'in', ['submitted', 'underReview', 'interview', 'offered']),
  );
  const soon = addDays(today, CLOSING_SOON_DAYS);
  return [
    ...countedLine(
      fresh,
      ['job application since yesterday', 'job applications since yesterday'],
      `${ROOM}?since=${yesterday}`,
    ),
    ...waitingLine(longest, 'job application nobody has begun to review', ROOM, now),
    ...openings
      .filter(({ closesOn }) => closesOn && closesOn >= today && closesOn <= soon)
      .map(({ id, title, closesOn = '' }) => ({
        words: `${title} takes applications until ${writtenDate(closesOn)}`,
        to: `${ROOM}?opening=${id}`,
      })),
    ...countedLine(
      unscanned,
      ['resume that no virus scanner has checked', 'resumes that no virus scanner has checked'],
      ROOM,
    ),
  ];
}
