import type { Content } from '#features/content/schemas.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { ofGrade } from '../../classes/of-grade.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { type GradeLevel, gradeLevels } from '../../grade-levels.ts';
import type { FindPapers } from '../../requests/asked-papers.server.ts';
import { findToldLeading } from '../../same-child/leading.server.ts';
import { toldAnswerDay } from './answer-day.ts';
import { offerFacts } from './offer-facts.ts';
import { offerSteps } from './offer-steps.ts';
import { whatComesNext } from './what-comes-next.ts';
import '../../tables.server.ts';

interface OfferServices {
  content: Content;
  findPapers: FindPapers;
}

/** An offer as the family sees it, until the child's first day. */
export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/**
 * The offer for the child of this application, that of the application which goes on for it; undefined without one, or
 * once it is answered and the first day is over; the year, where nobody has published one.
 */
export async function findOffer(
  read: ReadStore,
  { content, findPapers }: OfferServices,
  reference: string,
  now: Date,
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
  const asked = ofGrade(content.papers.items, grade).map(({ id }) => id);
  const known = await findPapers(read, content, leading.reference);
  const papers = known.filter(({ id }) => asked.includes(id));
  const labels = papers.map(({ label }) => label);
  const facts = offerFacts(content, place, labels);
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
