import { todayIn, waitingLine } from '#desk/today/today-in.server.ts';
import { countedLine } from '#desk/today/today-line.ts';
import type { Opening } from '#features/content/schemas.ts';
import { addDays, dayInLusaka, startInLusaka, writtenDate } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import { FIRST_STATUS, openStatuses } from '../job-application-status.ts';
import '../tables.server.ts';

const CLOSING_SOON_DAYS = 7;

/** What is new, waits longest and is due with job applications, for whoever works with them. */
export const listCareersToday = todayIn(
  'careers',
  async (read, path, openings: Opening[], now: Date) => {
    const today = dayInLusaka(now);
    const yesterday = addDays(today, -1);
    const applications = read.selectFrom('job_applications');
    const fresh = await countRows(
      applications.where('submitted_at', '>=', startInLusaka(yesterday).toISOString()),
    );
    const unscanned = await countRows(
      applications.where('resume_scan', '=', 'notScanned').where('status', 'in', openStatuses),
    );
    const soon = addDays(today, CLOSING_SOON_DAYS);
    return [
      ...countedLine(
        fresh,
        ['job application since yesterday', 'job applications since yesterday'],
        `${path}?since=${yesterday}`,
      ),
      ...(await waitingLine(
        applications.where('status', '=', FIRST_STATUS),
        'job application nobody has begun to review',
        path,
        now,
      )),
      ...openings
        .filter(({ closesOn }) => closesOn && closesOn >= today && closesOn <= soon)
        .map(({ id, title, closesOn = '' }) => ({
          words: `${title} takes applications until ${writtenDate(closesOn)}`,
          to: `${path}?opening=${id}`,
        })),
      ...countedLine(
        unscanned,
        ['resume that no virus scanner has checked', 'resumes that no virus scanner has checked'],
        path,
      ),
    ];
  },
);
