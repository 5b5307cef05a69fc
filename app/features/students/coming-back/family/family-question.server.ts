import type { Content } from '#features/content/schemas.ts';
import type { Clock } from '#lib/dates/clock.ts';
import { dayInLusaka, dayOfStored } from '#lib/dates/plain-date.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import { firstDayOf, standingOn } from '../../student-year.ts';
import { listStudentYears } from '../../student-years.server.ts';
import { type GivenBy, isAskedAbout, lastAnswer, yearBefore } from '../coming-back.ts';
import { listAnswersOfChild } from '../return-answers.server.ts';
import { findYearAhead } from '../return-questions.server.ts';
import { type FamilyQuestion, saidBy } from './family-question.ts';

export interface QuestionServices {
  store: Pick<Store, 'read'>;
  clock: Clock;
  content: Pick<Content, 'calendar' | 'enrollment'>;
}

/** The question about a child of the school, for one of its guardians; undefined where the school does not ask about it. */
export async function findFamilyQuestion(
  { store: { read }, clock, content }: QuestionServices,
  reference: string,
  own: GivenBy | undefined,
): Promise<FamilyQuestion | undefined> {
  const asked = await findAsked(read, content, reference, clock.now());
  if (!asked) return undefined;
  const { schoolYear, question, isOpen } = asked;
  const answers = await listAnswersOfChild(read, reference);
  const last = lastAnswer(answers.filter((one) => one.schoolYear === schoolYear));
  return {
    schoolYear,
    lastDay: question.lastDay,
    isOpen,
    ...(last && {
      last: { answer: last.answer, by: saidBy(last, own), on: dayOfStored(last.answeredAt) },
    }),
  };
}

/** The question of the year ahead, where this child is asked about. */
export async function findAsked(
  read: ReadStore,
  { calendar, enrollment }: QuestionServices['content'],
  reference: string,
  now: Date,
) {
  const today = dayInLusaka(now);
  const { schoolYear, question, isOpen } = await findYearAhead(read, calendar, today);
  if (!question) return undefined;
  const years = (await listStudentYears(read, [reference])).get(reference) ?? [];
  const year = years.find((one) => one.schoolYear === yearBefore(schoolYear));
  if (!year) return undefined;
  const standing = standingOn(year, today, firstDayOf(calendar, year.schoolYear));
  if (!isAskedAbout({ standing, year }, enrollment.classes, schoolYear)) return undefined;
  return { schoolYear, question, isOpen };
}
