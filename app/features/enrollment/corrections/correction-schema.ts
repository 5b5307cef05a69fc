import * as v from 'valibot';
import type { AskedFor } from '#desk/cases/case-changes.server.ts';
import { seenVersion } from '#desk/cases/office-work.ts';
import { typedWords } from '#lib/text/typed-schema.ts';
import { answerNames } from '../form/answers.ts';
import { REASON_LIMIT } from './correction.ts';

/** One answer as it should have been; whether it can stand is for the rules of the form to say. */
export const correctionFields = {
  version: seenVersion,
  question: v.picklist(answerNames, 'Choose the question'),
  answer: v.string('The answer must be text'),
  reason: typedWords('The reason', REASON_LIMIT, 'Say how you know, such as: birth record shown'),
  /** Also on the forms of the family's other children, where they say the same of the same person. */
  isForAll: v.optional(v.boolean(), false),
  /** The office has been told that the child is too young then, and it is so. */
  isTooYoungKnown: v.optional(v.boolean(), false),
};
export type CorrectionRequest = AskedFor<typeof correctionFields>;
