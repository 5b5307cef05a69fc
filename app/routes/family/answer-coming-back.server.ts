import * as v from 'valibot';
import type { Services } from '#app/services.server.ts';
import { findAnswererOnPage } from '#features/enrollment/guardians/coming-back/who-answers.server.ts';
import {
  answerAsFamily,
  NOT_ASKED_NOW,
} from '#features/students/coming-back/family/answer-as-family.server.ts';
import { familyAnswerSchema } from '#features/students/coming-back/family/family-answer-schema.ts';

/** Takes one press of the page of a family; why it did not count, where it did not. */
export async function answerComingBack(
  school: Services,
  posted: URLSearchParams,
): Promise<string | undefined> {
  const field = (name: string) => posted.get(name) ?? '';
  const answer = v.safeParse(familyAnswerSchema, {
    year: field('year'),
    answer: field('comesBack'),
    reason: field('reason'),
  });
  const answerer = await findAnswererOnPage(school, field('token'), field('child'));
  if (!answerer || !answer.success) return NOT_ASKED_NOW;
  const result = await answerAsFamily(school, answerer, answer.output);
  return result.outcome === 'refused' ? result.detail : undefined;
}
