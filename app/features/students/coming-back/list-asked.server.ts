import type { RoomServices } from '#desk/define-room.server.ts';
import { listFound } from '../desk/children-list.server.ts';
import type { ListedChild } from '../lists/lists-of-class.ts';
import {
  type GivenAnswer,
  isAskedAbout,
  lastAnswer,
  type ReturnStanding,
  returnStandingOf,
  yearBefore,
} from './coming-back.ts';
import { listAnswersOfYear } from './return-answers.server.ts';

/** A child of whom the school asks whether it comes back, with the answer that counts. */
export interface AskedChild extends ListedChild {
  /** What counts; `none` where nobody has answered. */
  says: ReturnStanding;
  answer: GivenAnswer | undefined;
}

/** Those who are asked about for a year, of a grade or class of the year before, in the order of a list of the class. */
export async function listAsked(
  school: RoomServices,
  schoolYear: string,
  asked: { grade: string; letter: string; q: string },
): Promise<AskedChild[]> {
  return withAnswers(school, schoolYear, await listFound(school, yearBefore(schoolYear), asked));
}

/** The same of children of the year before who were listed already. */
export async function withAnswers(
  { store, content }: Pick<RoomServices, 'store' | 'content'>,
  schoolYear: string,
  listed: readonly ListedChild[],
): Promise<AskedChild[]> {
  const answers = await listAnswersOfYear(store.read, schoolYear);
  return listed
    .filter((one) => isAskedAbout(one, content.enrollment.classes, schoolYear))
    .map((one) => {
      const given = answers.get(one.child.reference) ?? [];
      return { ...one, says: returnStandingOf(given), answer: lastAnswer(given) };
    });
}
