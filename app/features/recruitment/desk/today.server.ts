import type { StaffIn } from '#desk/require-room.server.ts';
import { worksIn } from '#desk/rooms.ts';
import { countedLine, daysInWords, daysSince, type TodayLine } from '#desk/today-line.ts';
import type { Opening } from '#features/content/schemas.ts';
import { addDays, dayInLusaka, startInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
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
  const fresh = await read
    .selectFrom('job_applications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('submitted_at', '>=', startInLusaka(yesterday).toISOString())
    .executeTakeFirstOrThrow();
  const longest = await read
    .selectFrom('job_applications')
    .select(['reference', 'submitted_at'])
    .where('status', '=', 'submitted')
    .orderBy('submitted_at')
    .executeTakeFirst();
  const unscanned = await read
    .selectFrom('job_applications')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('resume_scan', '=', 'notScanned')
    .where('status', 'in', ['submitted', 'underReview', 'interview', 'offered'])
    .executeTakeFirstOrThrow();
  const waits = longest && daysSince(longest.submitted_at, now);
  const soon = addDays(today, CLOSING_SOON_DAYS);
  return [
    ...countedLine(
      Number(fresh.count),
      ['job application since yesterday', 'job applications since yesterday'],
      `${ROOM}?since=${yesterday}`,
    ),
    ...(longest && waits
      ? [
          {
            words: `The oldest job application nobody has begun to review has waited ${daysInWords(waits)}`,
            to: `${ROOM}/${longest.reference}`,
          },
        ]
      : []),
    ...openings
      .filter(({ closesOn }) => closesOn && closesOn >= today && closesOn <= soon)
      .map(({ id, title, closesOn = '' }) => ({
        words: `${title} takes applications until ${writtenDate(closesOn)}`,
        to: `${ROOM}?opening=${id}`,
      })),
    ...countedLine(
      Number(unscanned.count),
      ['resume that no virus scanner has checked', 'resumes that no virus scanner has checked'],
      ROOM,
    ),
  ];
}
