import { openingOf } from '#features/calendar/term-openings/term-openings.ts';
import type { Content } from '#features/content/schemas.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { addDays, dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { type GradeLevel, gradeLevels } from '../../grade-levels.ts';
import { shortGrade } from '../../short-grade.ts';

/** What a family has to know to answer an offer. What the school has not published is missing or empty. */
export interface OfferFacts {
  answerBy?: PlainDate;
  firstDay?: FirstDay;
  /** The year had begun when the place was offered: the office says on which day the child begins. */
  isYearRunning?: true;
  costs: Cost[];
  /** Days to pay by, in the school's words. */
  payBy: string[];
  bring: string[];
}

interface FirstDay {
  on: PlainDate;
  /** The school has not settled its dates yet. */
  isProvisional: boolean;
}

/** Kwacha. */
interface Cost {
  what: string;
  amount: number;
}

interface Place {
  grade: GradeLevel;
  enrollmentYear: string;
}

/** The day by which the family is to answer; undefined where the school has set no number of days. */
export function answerDay(
  { enrollment: { offerDays } }: Pick<Content, 'enrollment'>,
  offeredAt: string,
): PlainDate | undefined {
  return offerDays === undefined ? undefined : addDays(dayInLusaka(new Date(offeredAt)), offerDays);
}

/** The day on which the first term of the year begins for this grade, of a calendar without drafts. */
export function firstDayOf(
  { calendar }: Pick<Content, 'calendar'>,
  { grade, enrollmentYear }: Place,
): FirstDay | undefined {
  const [term] = calendar.terms
    .filter(({ startsOn }) => startsOn.startsWith(enrollmentYear))
    .sort((one, other) => one.startsOn.localeCompare(other.startsOn));
  const state = calendar.years.find((one) => String(one.year) === enrollmentYear)?.state;
  return (
    term && {
      on: openingOf(term, shortGrade(grade)).startsOn,
      isProvisional: state === 'provisional',
    }
  );
}

/** `papers`: the labels of the papers that the office asks of this grade, where it has written nothing else to bring. */
export function offerFacts(
  content: Content,
  { grade, enrollmentYear, offeredAt }: Place & { offeredAt: string },
  papers: string[],
): OfferFacts {
  const { fees, 'documents-to-bring': documents } = allFilledIn(
    content.sections,
    schoolFacts(content),
  );
  const answerBy = answerDay(content, offeredAt);
  const firstDay = firstDayOf(content, { grade, enrollmentYear });
  const offeredOn = dayInLusaka(new Date(offeredAt));
  const bring = (documents.documents ?? []).map(String);
  return {
    ...(answerBy && { answerBy }),
    ...(firstDay && (firstDay.on <= offeredOn ? { isYearRunning: true } : { firstDay })),
    costs: [...costsOnce(fees.once ?? []), ...costsOfTerms(fees.terms ?? [], gradeLevels[grade])],
    payBy: (fees.days ?? []).map(String),
    bring: bring.length > 0 ? bring : papers,
  };
}

type Rows = Content['sections'][keyof Content['sections']][string];

function costsOnce(rows: Rows): Cost[] {
  return rows.flatMap((row) =>
    typeof row === 'object' && 'what' in row && typeof row.amount === 'number'
      ? [{ what: `${row.what}, once`, amount: row.amount }]
      : [],
  );
}

/** The terms of the one row that names the grade; none where no row or more than one does. */
function costsOfTerms(rows: Rows, gradeLevel: string): Cost[] {
  const named = rows.filter(
    (row) => typeof row === 'object' && 'grade' in row && namesGrade(String(row.grade), gradeLevel),
  );
  const [row] = named;
  if (named.length !== 1 || typeof row !== 'object') return [];
  return ([1, 2, 3] as const).flatMap((term) => {
    const amount = Object.entries(row).find(([name]) => name === `term${term}`)?.[1];
    return typeof amount === 'number' ? [{ what: `Term ${term}`, amount }] : [];
  });
}

/** Whether `Grade 1`, `Grades 1 to 4` or `Grades 1-4` means this grade. */
export function namesGrade(words: string, gradeLevel: string): boolean {
  if (words.trim().toLowerCase() === gradeLevel.toLowerCase()) return true;
  const grade = /^Grade (\d)$/.exec(gradeLevel)?.[1];
  const [, first, last] = /^grades\s+(\d)\s*(?:to|[-–])\s*(\d)$/i.exec(words.trim()) ?? [];
  return grade !== undefined && first !== undefined && last !== undefined
    ? first <= grade && grade <= last
    : false;
}
