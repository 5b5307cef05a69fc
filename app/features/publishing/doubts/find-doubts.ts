import { isShownYear, stateOfYear } from '#features/calendar/school-years.ts';
import { gradesWithoutFees } from '#features/content/fees-of-grades.ts';
import type { Content, SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import type { PartName } from '../parts.ts';
import { dateDoubts } from './date-doubts.ts';

/** Something that somebody at the school should look at again. */
export interface Doubt {
  /** Where it stands in `content/`. */
  file: 'calendar.yaml' | 'school.yaml' | 'openings.yaml' | 'sections.yaml';
  /** The part of the desk where it is changed. */
  part: PartName;
  /** One sentence, or two. */
  words: string;
  /**
   * What it is about, with every value that it is made of: the same while only days pass, another one once something in
   * it changes. By this it is said to be right.
   */
  key: string;
}

/** A doubt before it is said where it stands. */
export type DoubtInWords = Pick<Doubt, 'words' | 'key'>;

/**
 * What is doubtful in the content or soon due, for the days from `since` on (without it the whole year of today).
 * Nothing is changed: the pages show what the content says.
 */
export function findDoubts(
  content: Pick<Content, 'school' | 'calendar' | 'openings' | 'sections'>,
  today: PlainDate,
  since: PlainDate = `${today.slice(0, 4)}-01-01`,
): Doubt[] {
  return [
    ...dueDoubts(content, today),
    ...dateDoubts(content.calendar, since),
    ...hourDoubts(content.school.hours),
    ...feeDoubts(content.sections).map(
      (doubt) => ({ file: 'sections.yaml', part: 'fees', ...doubt }) as const,
    ),
  ].map((doubt) => ({ ...doubt, words: plainSpaces(doubt.words) }));
}

function hourDoubts({ school, schoolOnContactPage }: Content['school']['hours']): Doubt[] {
  if (school === schoolOnContactPage) return [];
  const words = `The school day is given as ${school} and, on the contact page, as ${schoolOnContactPage}.`;
  const key = `hours ${school} ${schoolOnContactPage}`;
  return [{ file: 'school.yaml', part: 'office', words, key }];
}

/** The classes whose offers can only say "School fees: ask us". */
function feeDoubts({ fees }: Content['sections']): DoubtInWords[] {
  const { none, several } = gradesWithoutFees(fees);
  return [
    ...(none ? [doubt(`No school fees are given for ${none}.`, `fees none ${none}`)] : []),
    ...(several
      ? [doubt(`Two rows of the school fees are for ${several}.`, `fees several ${several}`)]
      : []),
  ];
}

const doubt = (fault: string, key: string): DoubtInWords => ({
  words: `${fault} A family that is offered a place there reads “School fees: ask us”.`,
  key,
});

/** So long before a school year ends, families look for the next one. */
const YEAR_ENDS_DAYS = 60;
const OPENING_ENDS_DAYS = 14;

/** What the office has to do within the next weeks, before pages say something that is over. */
function dueDoubts(
  { calendar, openings }: Pick<Content, 'calendar' | 'openings'>,
  today: PlainDate,
): Doubt[] {
  return [
    ...nextYearDoubts(calendar, today).map(
      (doubt) => ({ file: 'calendar.yaml', part: 'dates', ...doubt }) as const,
    ),
    ...openingDoubts(openings, today).map(
      (doubt) => ({ file: 'openings.yaml', part: 'openings', ...doubt }) as const,
    ),
  ];
}

/** A year ends with its last term, or where none is entered with December. One that runs unseen is asked about at once. */
function nextYearDoubts(calendar: SchoolCalendar, today: PlainDate): DoubtInWords[] {
  const year = Number(today.slice(0, 4));
  const state = stateOfYear(calendar, year);
  if (!isShownYear(calendar, year)) {
    const words = `The dates of ${year} are ${state ? 'still a draft' : 'not entered'}. Families see nothing of ${year} yet.`;
    return [{ words, key: `this ${year} ${state ?? ''}` }];
  }
  const ends = calendar.terms
    .map(({ endsOn }) => endsOn)
    .filter((day) => day.startsWith(String(year)));
  const endsOn = ends.sort().at(-1) ?? `${year}-12-31`;
  if (isShownYear(calendar, year + 1) || endsOn > addDays(today, YEAR_ENDS_DAYS)) return [];
  const verb = endsOn < today ? 'ended' : 'ends';
  const ending = `The school year ${year} ${verb} on ${dayMonthYear(endsOn)}`;
  const next = stateOfYear(calendar, year + 1);
  const dates = `the dates of ${year + 1} are ${next ? 'still a draft' : 'not entered'}`;
  const words = `${ending}, and ${dates}. Families see nothing of ${year + 1} yet.`;
  return [{ words, key: `next ${year} ${verb} ${endsOn} ${next ?? ''}` }];
}

function openingDoubts(openings: Content['openings'], today: PlainDate): DoubtInWords[] {
  return openings.flatMap(({ id, title, closesOn }) => {
    if (!closesOn || closesOn > addDays(today, OPENING_ENDS_DAYS)) return [];
    const words =
      closesOn < today
        ? `${title} closed on ${dayMonthYear(closesOn)} and still stands on the careers page.`
        : `${title} takes applications until ${dayMonthYear(closesOn)}.`;
    return { words, key: `opening ${id} ${closesOn < today ? 'closed' : 'closes'} ${closesOn}` };
  });
}
