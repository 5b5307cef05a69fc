import type { Content } from '#features/content/schemas.ts';
import { filledIn } from '#lib/text/filled-in.ts';

type ScheduleFacts = Pick<Content, 'schedule'> & {
  school: Pick<Content['school'], 'hours'>;
};

/** A class's day and week, row by row. */
export interface SchoolDay {
  id: string;
  name: string;
  day: Table;
  week: Table;
}

interface Table {
  caption: string;
  head: [string, string];
  rows: [string, string][];
}

/** For each class, in the order of the grades. Lessons fill what lunch leaves of the school's hours. */
export function schoolDays({ schedule, school }: ScheduleFacts): SchoolDay[] {
  const { fixed, lessons, lunch, lunchUnknown, weeks } = schedule;
  const [begin = '', end = ''] = school.hours.school.split('-');
  return schedule.grades.map(({ id, name, lunchFrom, lunchTo, week }) => {
    const middle: [string, string][] =
      lunchFrom && lunchTo
        ? [
            [hours(begin, lunchFrom), lessons],
            [hours(lunchFrom, lunchTo), lunch],
            [hours(lunchTo, end), lessons],
          ]
        : [
            [hours(begin, end), lessons],
            [lunch, lunchUnknown],
          ];
    return {
      id,
      name,
      day: {
        caption: filledIn(schedule.dayCaption, { grade: name }),
        head: schedule.dayHead,
        rows: [...fixed.before, ...middle, ...fixed.after],
      },
      week: {
        caption: filledIn(schedule.weekCaption, { grade: name }),
        head: schedule.weekHead,
        rows: weeks[week].map(([day, morning, afternoon]) => {
          return [day, filledIn(schedule.weekLine, { morning, afternoon })];
        }),
      },
    };
  });
}

/** `11:00-11:30 AM`, or `11:35 AM-12:05 PM` over noon. */
function hours(from: string, to: string): string {
  const isOneHalf = from.slice(-2) === to.slice(-2);
  return `${isOneHalf ? from.slice(0, -3) : from}-${to}`;
}
