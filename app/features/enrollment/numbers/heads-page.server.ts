import type { StaffIn } from '#desk/require-room.server.ts';
import type { Content } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka, isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import type { Store } from '#lib/store/store.server.ts';
import { applicationDay } from '../enrollment-years.ts';
import { busiestYear } from '../places/list-places.server.ts';
import { total } from './count-year.ts';
import { firstAnswers, weeksUpTo } from './numbers.ts';
import { readNumbers } from './read-numbers.server.ts';

/** What the address of the page asks for; what makes no sense in it counts as not said. */
export function readHeadsPage(search: URLSearchParams): { year: string; day: PlainDate | '' } {
  const year = search.get('year') ?? '';
  const day = search.get('day') ?? '';
  return { year: /^\d{4}$/.test(year) ? year : '', day: isRealDate(day) ? day : '' };
}

/** The numbers of admissions for one year, as of today or of a day before. */
export async function openHeadsPage(
  {
    store,
    clock,
    content,
  }: { store: Store; clock: Clock; content: Pick<Content, 'calendar' | 'school' | 'enrollment'> },
  staff: StaffIn<'reports'>,
  asked: ReturnType<typeof readHeadsPage>,
) {
  const now = clock.now();
  const today = dayInLusaka(now);
  const applying = applicationDay(content, today);
  const year = asked.year || (await busiestYear(store.read, applying));
  // Nobody knows the numbers of tomorrow.
  const day = asked.day && asked.day < today ? asked.day : today;
  const counted = await readNumbers(staff, { store, content }, year, { day, today });
  const { grades, received, receivedBefore, answers, onPaper } = counted;
  const yearBefore = String(Number(year) - 1);
  const all = content.enrollment.yearsBefore.filter((one) => one.year === yearBefore);
  // Typed in for a year in which nothing came here.
  const typed = total(receivedBefore) > 0 ? [] : all;
  return {
    year,
    years: [...new Set([...applying.years, year])].sort(),
    day,
    isToday: day === today,
    at: now.toISOString(),
    grades: grades.map((grade) => ({
      ...grade,
      receivedBefore:
        typed.find((one) => one.grade === grade.grade)?.received ?? grade.receivedBefore,
    })),
    weeks: weeksUpTo(day, received, receivedBefore),
    received: total(received),
    receivedBefore: total(receivedBefore),
    /** How many applied in the whole year before, where the office has typed that in. */
    typedBefore: typed.length > 0 ? typed.reduce((sum, one) => sum + one.received, 0) : undefined,
    firstAnswers: firstAnswers(answers, content.calendar),
    onPaper,
  };
}

export type HeadsPage = Awaited<ReturnType<typeof openHeadsPage>>;
