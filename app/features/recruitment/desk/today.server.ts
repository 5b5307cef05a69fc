import type { CaseToday } from '#desk/cases/case-today.server.ts';
import { countedLine, type TodayLine } from '#desk/today/today-line.ts';
import type { Opening } from '#features/content/schemas.ts';
import { addDays, dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { countRows } from '#lib/store/count-rows.server.ts';
import { openStatuses } from '../job-application-status.ts';
import '../tables.server.ts';

const CLOSING_SOON_DAYS = 7;

export function listClosingSoon(openings: Opening[], { path, now }: CaseToday): TodayLine[] {
  const today = dayInLusaka(now);
  const soon = addDays(today, CLOSING_SOON_DAYS);
  return openings
    .filter(({ closesOn }) => closesOn && closesOn >= today && closesOn <= soon)
    .map(({ id, title, closesOn = '' }) => ({
      words: `${title} takes applications until ${dayMonthYear(closesOn)}`,
      to: `${path}?opening=${id}`,
    }));
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
