import * as v from 'valibot';
import { seenVersion } from '#desk/record/change-record.server.ts';
import { characterCount, isStorable } from '#lib/text/written-text.ts';
import { answerNames } from '../form/answers.ts';
import { REASON_LIMIT } from './correction-limits.ts';

const NO_REASON = 'Say how you know, such as: birth record shown';

/** One answer as it should have been; whether it can stand is for the rules of the form to say. */
export const correctionSchema = v.strictObject({
  version: seenVersion,
  question: v.picklist(answerNames, 'Choose the question'),
  answer: v.string('The answer must be text'),
  reason: v.pipe(
    v.string(NO_REASON),
    v.trim(),
    v.nonEmpty(NO_REASON),
    v.check(isStorable, 'The reason has a character that cannot be stored'),
    v.check(
      (text) => characterCount(text) <= REASON_LIMIT,
      `The reason must be ${REASON_LIMIT} characters or fewer`,
    ),
  ),
  /** The office has been told that the child is too young then, and it is so. */
  isTooYoungKnown: v.optional(v.boolean(), false),
});
export type CorrectionRequest = v.InferOutput<typeof correctionSchema>;
