import type { StatusSign } from '#desk/list/status-badge.tsx';
import { gradeName } from '#features/content/grades.ts';
import type { SchoolCalendar } from '#features/content/schemas.ts';
import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';

/** A child of the school in one year. */
export interface StudentYear {
  schoolYear: string;
  grade: string;
  /** A capital letter; empty where the grade is not divided, or not yet. */
  letter: string;
  isPlanned: boolean;
  joinedOn: PlainDate | null;
  leftOn: PlainDate | null;
  leftReason: LeavingReason | '';
}

/** How a child stands at the school. Only `planned` and the days are written down: the rest follows from the day. */
export const standings = {
  planned: { name: 'Planned', shape: 'half' },
  confirmed: { name: 'Coming', shape: 'good ring' },
  here: { name: 'At school', shape: 'good' },
  left: { name: 'Left', shape: 'ring' },
} as const satisfies Record<string, StatusSign>;

export type Standing = keyof typeof standings;

/** Why a child leaves: short, because nobody has to explain it to the school. */
export const leavingReasons = {
  moved: 'The family moves to another place',
  otherSchool: 'The child goes to another school',
  costs: 'The family cannot pay',
  health: 'Illness',
  neverCame: 'The child did not come',
  other: 'Another reason',
} as const;

export type LeavingReason = keyof typeof leavingReasons;

/** The first day of the year at school: that of its first term, or of January where no term is published. */
export function firstDayOf({ terms }: Pick<SchoolCalendar, 'terms'>, year: string): PlainDate {
  const starts = terms.map(({ startsOn }) => startsOn).filter((day) => day.startsWith(year));
  return starts.sort()[0] ?? `${year}-01-01`;
}

/** How a child stands on a day. From the day of leaving on it is no longer there. */
export function standingOn(
  { isPlanned, joinedOn, leftOn }: Pick<StudentYear, 'isPlanned' | 'joinedOn' | 'leftOn'>,
  day: PlainDate,
  firstDay: PlainDate,
): Standing {
  if (leftOn && leftOn <= day) return 'left';
  if (isPlanned) return 'planned';
  return (joinedOn ?? firstDay) <= day ? 'here' : 'confirmed';
}

/** `Grade 3 A`, or `Grade 3` where it is not divided. */
export function classInWords({ grade, letter }: Pick<StudentYear, 'grade' | 'letter'>) {
  return [gradeName(grade), letter].filter(Boolean).join(' ');
}

/** `Grade 3 A, 2027: At school since 11 January 2027`, as the office and the family read it. */
export function yearInWords(
  year: StudentYear,
  calendar: Pick<SchoolCalendar, 'terms'>,
  day: PlainDate,
): string {
  const standing = standingOn(year, day, firstDayOf(calendar, year.schoolYear));
  const {
    [standing]: { name },
  } = standings;
  const words = {
    planned: name,
    confirmed: year.joinedOn ? `${name} on ${dayMonthYear(year.joinedOn)}` : name,
    here: year.joinedOn ? `${name} since ${dayMonthYear(year.joinedOn)}` : name,
    left: `${name} on ${dayMonthYear(year.leftOn ?? day)}`,
  }[standing];
  return `${classInWords(year)}, ${year.schoolYear}: ${words}`;
}

/** The class of a year is a draft until its first day: what leaves the school before names the grade alone. */
export function withoutDraft(
  year: StudentYear,
  calendar: Pick<SchoolCalendar, 'terms'>,
  day: PlainDate,
): StudentYear {
  return day < firstDayOf(calendar, year.schoolYear) ? { ...year, letter: '' } : year;
}

/** The same words as a family reads them. */
export function yearForFamily(
  year: StudentYear,
  calendar: Pick<SchoolCalendar, 'terms'>,
  day: PlainDate,
): string {
  return yearInWords(withoutDraft(year, calendar, day), calendar, day);
}
