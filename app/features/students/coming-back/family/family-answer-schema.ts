import * as v from 'valibot';
import { type ReturnAnswer, reasonsToLeave, returnAnswers } from '../coming-back.ts';

/** What a family answers, of the year that stood on its screen. */
export const familyAnswerSchema = v.object({
  year: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  answer: v.picklist(Object.keys(returnAnswers) as ReturnAnswer[], 'Choose yes, no or not sure'),
  reason: v.union([v.literal(''), v.picklist(reasonsToLeave)]),
});

export type FamilyAnswer = v.InferOutput<typeof familyAnswerSchema>;
export type FamilyAnswerInput = v.InferInput<typeof familyAnswerSchema>;
