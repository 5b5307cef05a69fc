import type { CaseToday } from '#desk/cases/case-today.server.ts';
import { isStatusOf } from '#desk/cases/status-rows.server.ts';
import { countedLine, type TodayLine } from '#desk/today/today-line.ts';
import type { Opening } from '#features/content/schemas.ts';
import { interviewsAhead } from '#features/interviews/interviews-ahead.ts';
import { addDays, dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import { interviewStatuses, openStatuses } from '../job-application-status.ts';
import '../tables.server.ts';

const DAYS_AHEAD = 7;

export function listClosingSoon(openings: Opening[], { path, now }: CaseToday): TodayLine[] {
  const today = dayInLusaka(now);
  const soon = addDays(today, DAYS_AHEAD);
  return openings
    .filter(({ closesOn }) => closesOn && closesOn >= today && closesOn <= soon)
    .map(({ id, title, closesOn = '' }) => ({
      words: `${title} takes applications until ${dayMonthYear(closesOn)}`,
      to: `${path}?opening=${id}`,
      on: closesOn,
    }));
}

/** Candidates whom the office meets within a week. */
export async function listInterviews({ read, path, now }: CaseToday): Promise<TodayLine[]> {
  const rows = await read
    .selectFrom('job_applications as application')
    .innerJoin('case_statuses as reached', isStatusOf('application'))
    .select(['application.reference', 'application.full_name as name', 'reached.facts'])
    .leftJoin('accounts', 'accounts.id', 'application.assigned_to')
    .select('accounts.email as assignedTo')
    .where('application.status', 'in', interviewStatuses)
    .orderBy('reached.number')
    .execute();
  return interviewsAhead(rows, { path, now });
}

export async function listUnscanned({ read, path }: CaseToday): Promise<TodayLine[]> {
  const unscanned = read
    .selectFrom('job_applications')
    .where('resume_scan', '=', 'notScanned')
    .where('status', 'in', openStatuses);
  return countedLine(
    await countRows(unscanned),
    ['resume that no virus scanner has checked', 'resumes that no virus scanner has checked'],
    path,
  );
}
