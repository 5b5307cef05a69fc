import type { Tally } from '#desk/list/tally.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import { gradeLevels } from '../grade-levels.ts';

/** How many applications of a grade were in a status at the end of a day. */
interface Standing {
  grade: string;
  status: EnrollmentStatus | null;
  count: number;
}

/** How many were sent on one day and first decided about on another. */
interface Sent {
  sentOn: PlainDate;
  /** When the school first decided about them; null while it has not. */
  decidedOn: PlainDate | null;
  count: number;
  /** How many of them the office typed in. */
  onPaper: number;
}

export interface GradeNow {
  grade: string;
  /** Missing until the office has entered it. */
  places?: number | undefined;
  /** How many are in each status. */
  counts: Tally<EnrollmentStatus>;
  /** Children of the school who came another way or go up, without those who were enrolled and have left. */
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

/** Puts together what is counted of one year; `places` and `beside` by grade. */
export function countYear({
  standing,
  sent,
  sentBefore,
  places,
  beside,
}: {
  standing: readonly Standing[];
  sent: readonly Sent[];
  sentBefore: readonly (Pick<Sent, 'sentOn' | 'count'> & { grade: string })[];
  places: ReadonlyMap<string, number>;
  beside: ReadonlyMap<string, number>;
}): CountedYear {
  const before = sumBy(sentBefore, ({ grade }) => grade);
  const grades = Object.keys(gradeLevels).map(
    (grade): GradeNow => ({
      grade,
      ...(places.has(grade) && { places: places.get(grade) }),
      counts: Object.fromEntries(
        standing.flatMap((one) =>
          one.grade === grade && one.status ? [[one.status, one.count]] : [],
        ),
      ),
      beside: beside.get(grade) ?? 0,
      receivedBefore: before.get(grade) ?? 0,
    }),
  );
  return {
    grades,
    received: byDay(sent),
    receivedBefore: byDay(sentBefore),
    answers: sent.map(({ sentOn, decidedOn, count }) => ({
      sent: sentOn,
      answered: decidedOn,
      count,
    })),
    onPaper: sent.reduce((sum, { onPaper }) => sum + onPaper, 0),
  };
}

function byDay(sent: readonly Pick<Sent, 'sentOn' | 'count'>[]): DayCount[] {
  return [...sumBy(sent, ({ sentOn }) => sentOn)].map(([day, count]) => ({ day, count }));
}

function sumBy<One extends { count: number }>(
  all: readonly One[],
  keyOf: (one: One) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of all) {
    const key = keyOf(one);
    sums.set(key, (sums.get(key) ?? 0) + one.count);
  }
  return sums;
}

/** How many in all. */
export function total(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
