import { startFor } from '#features/calendar/term-starts/term-starts.ts';
import { feesOf } from '#features/content/fees-of-grades.ts';
import type { Content } from '#features/content/schemas.ts';
import { schoolFacts } from '#features/content/school-facts.ts';
import { dayInLusaka, type PlainDate } from '#lib/dates/plain-date.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { type GradeLevel, shortGrade } from '../../grade-levels.ts';

/** What a family has to know to answer an offer. What the school has not published is missing or empty. */
export interface OfferFacts {
  answerBy?: PlainDate;
  firstDay?: FirstDay;
  /** The year had begun when the place was offered: the office says on which day the child begins. */
  isYearRunning?: true;
  /** Empty where no row of the fees, or more than one, is for the grade. */
  costs: Cost[];
  /** All of it together, in kwacha: what is paid once and the three terms, where the whole year is still to come. */
  wholeYear?: number;
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
  /** The day on which the term begins, where its dates are published. */
  from?: PlainDate | undefined;
}

interface Place {
  grade: GradeLevel;
  enrollmentYear: string;
}

interface Offered {
  /** Instant. */
  offeredAt: string;
  /** As the family was told it. */
  answerBy?: PlainDate | undefined;
}

/** The day on which the first term of the year begins for this grade, of a calendar without drafts. */
export function firstDayOf(
  { calendar }: Pick<Content, 'calendar'>,
  { grade, enrollmentYear }: Place,
): FirstDay | undefined {
  const [term] = termsOf(calendar, { grade, enrollmentYear });
  const state = calendar.years.find((one) => String(one.year) === enrollmentYear)?.state;
  return term && { on: term.startsOn, isProvisional: state === 'provisional' };
}

/** When each term of the year begins for this grade, in order. */
function termsOf(
  calendar: Content['calendar'],
  { grade, enrollmentYear }: Place,
): { startsOn: PlainDate }[] {
  return calendar.terms
    .filter(({ startsOn }) => startsOn.startsWith(enrollmentYear))
    .sort((one, other) => one.startsOn.localeCompare(other.startsOn))
    .map((term) => startFor(term, shortGrade(grade)));
}

/** `papers`: the labels of the papers that the office asks of this grade, where it has written nothing else to bring. */
export function offerFacts(
  content: Content,
  { grade, enrollmentYear, offeredAt, answerBy }: Place & Offered,
  papers: string[],
): OfferFacts {
  const { fees, 'documents-to-bring': documents } = allFilledIn(
    content.sections,
    schoolFacts(content),
  );
  const firstDay = firstDayOf(content, { grade, enrollmentYear });
  const offeredOn = dayInLusaka(new Date(offeredAt));
  const bring = (documents.documents ?? []).map(String);
  return {
    ...(answerBy && { answerBy }),
    ...(firstDay && (firstDay.on <= offeredOn ? { isYearRunning: true } : { firstDay })),
    ...costsOf(content, { grade, enrollmentYear }, !firstDay || firstDay.on > offeredOn),
    payBy: (fees.days ?? []).map(String),
    bring: bring.length > 0 ? bring : papers,
  };
}

function costsOf(content: Content, place: Place, isYearAhead: boolean) {
  const terms = costsOfTerms(content, place);
  if (terms.length === 0) return { costs: [] };
  const costs = [...costsOnce(content.sections.fees.once ?? []), ...terms];
  const wholeYear = costs.reduce((sum, { amount }) => sum + amount, 0);
  return { costs, ...(isYearAhead && { wholeYear }) };
}

type Rows = Content['sections'][keyof Content['sections']][string];

function costsOnce(rows: Rows): Cost[] {
  return rows.flatMap((row) =>
    typeof row === 'object' && 'what' in row && typeof row.amount === 'number'
      ? [{ what: `${row.what}, once`, amount: row.amount }]
      : [],
  );
}

/** What the terms cost by the one row of this grade; nothing where no row or more than one names it. */
function costsOfTerms(content: Content, place: Place): Cost[] {
  const rows = feesOf(content.sections.fees, place.grade);
  const [row] = rows;
  if (rows.length !== 1 || !row) return [];
  return [row.term1, row.term2, row.term3].map((amount, index) => ({
    what: `Term ${index + 1}`,
    amount: Number(amount),
    from: termsOf(content.calendar, place)[index]?.startsOn,
  }));
}
