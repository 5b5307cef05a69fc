import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { type GradeLevel, gradeLevels } from '../../grade-levels.ts';
import { findToldLeading } from '../../same-child/leading.server.ts';
import { toldAnswerDay } from './answer-day.ts';
import { offerFacts } from './offer-facts.ts';
import { offerSteps } from './offer-steps.ts';
import { type PaperOfPlace, whatComesNext } from './what-comes-next.ts';
import '../../tables.server.ts';

/** The papers that the office asks of a grade, and which of them it has of this child. The room that keeps papers implements it. */
export type FindPapersOfPlace = (
  read: ReadStore,
  reference: string,
  grade: GradeLevel,
) => Promise<PaperOfPlace[]>;

/** An offer as the family sees it, until the child's first day. */
export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/**
 * The offer for the child of this application, that of the application which goes on for it; undefined without one, or
 * once it is answered and the first day is over; the year, where nobody has published one.
 */
export async function findOffer(
  read: ReadStore,
  { content, now }: { content: Content; now: Date },
  reference: string,
  papersOf: FindPapersOfPlace,
) {
  const told = await findToldLeading(read, reference, now);
  const { leading, status: toldStatus, history } = told;
  if (!leading || !enrollmentStatuses[toldStatus].holdsPlace) return undefined;
  const offered = history.findLast(({ status }) => enrollmentStatuses[status].isOffer);
  if (!offered) return undefined;
  const grade = leading.grade_level as GradeLevel;
  const enrollmentYear = leading.enrollment_year;
  const answerBy = toldAnswerDay(content, offered);
  const place = { grade, enrollmentYear, offeredAt: offered.reachedAt, answerBy };
  const papers = await papersOf(read, reference, grade);
  const facts = offerFacts(
    content,
    place,
    papers.map(({ label }) => label),
  );
  const isAnswered = !enrollmentStatuses[toldStatus].isOffer;
  if (isAnswered && (facts.firstDay?.on ?? `${enrollmentYear}-12-31`) < dayInLusaka(now))
    return undefined;
  return {
    ...facts,
    // As it was offered, which may be another than was applied for.
    gradeLevel: gradeLevels[grade],
    enrollmentYear,
    isAnswered,
    /** The day to answer is over, and nobody has answered. */
    isOverdue: !isAnswered && answerBy !== undefined && answerBy < dayInLusaka(now),
    steps: offerSteps(history, facts),
    /** Once it is answered. */
    ...(isAnswered && { next: whatComesNext({ history, papers, firstDay: facts.firstDay }) }),
  };
}
