import type { Tally } from '#desk/list/tally.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import { gradeLevels } from '../grade-levels.ts';

/** An application as it was at the end of a day. */
interface Sent {
  grade: string;
  status: EnrollmentStatus | null;
  sentOn: PlainDate;
  /** When the school first decided about it; null while it has not. */
  decidedOn: PlainDate | null;
  /** The office typed it in. */
  isOnPaper: boolean;
}

export interface GradeNow {
  grade: string;
  /** Missing until the office has entered it. */
  places?: number | undefined;
  /** How many are in each status. */
  counts: Tally<EnrollmentStatus>;
  /** Children of the school who came another way, without those who were enrolled and have left. */
  beside: number;
  /** How many had applied by the same day of the year before. */
  receivedBefore: number;
}

/** What came on one day. */
export interface DayCount {
  day: PlainDate;
  count: number;
}

/** What is counted of one year of enrollment. */
export interface CountedYear {
  grades: GradeNow[];
  received: DayCount[];
  receivedBefore: DayCount[];
  /** How many were sent on one day and first decided about on another; null while they wait. */
  answers: { sent: PlainDate; answered: PlainDate | null; count: number }[];
  onPaper: number;
}

/** The same day of the year before, on the same weekday, so that weeks stand beside weeks. */
export function sameDayBefore(day: PlainDate): PlainDate {
  return addDays(day, -52 * 7);
}

/** Counts one year; `places` and `beside` by grade. */
export function countYear({
  sent,
  sentBefore,
  places,
  beside,
}: {
  sent: readonly Sent[];
  sentBefore: readonly Pick<Sent, 'grade' | 'sentOn'>[];
  places: ReadonlyMap<string, number>;
  beside: ReadonlyMap<string, number>;
}): CountedYear {
  const before = countBy(sentBefore, ({ grade }) => grade);
  const counts = countsByGrade(sent);
  const grades = Object.keys(gradeLevels).map(
    (grade): GradeNow => ({
      grade,
      ...(places.has(grade) && { places: places.get(grade) }),
      counts: counts.get(grade) ?? {},
      beside: beside.get(grade) ?? 0,
      receivedBefore: before.get(grade) ?? 0,
    }),
  );
  const answers = countBy(sent, ({ sentOn, decidedOn }) => `${sentOn} ${decidedOn ?? ''}`);
  return {
    grades,
    received: byDay(sent),
    receivedBefore: byDay(sentBefore),
    answers: [...answers].map(([days, count]) => {
      const [sentOn = '', decidedOn = ''] = days.split(' ');
      return { sent: sentOn, answered: decidedOn || null, count };
    }),
    onPaper: sent.filter(({ isOnPaper }) => isOnPaper).length,
  };
}

function countsByGrade(sent: readonly Sent[]): Map<string, Tally<EnrollmentStatus>> {
  const grades = new Map<string, Tally<EnrollmentStatus>>();
  for (const { grade, status } of sent) {
    const counts = grades.get(grade) ?? {};
    if (status) counts[status] = (counts[status] ?? 0) + 1;
    grades.set(grade, counts);
  }
  return grades;
}

function byDay(sent: readonly Pick<Sent, 'sentOn'>[]): DayCount[] {
  return [...countBy(sent, ({ sentOn }) => sentOn)].map(([day, count]) => ({ day, count }));
}

function countBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) {
    const key = keyOf(one);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
