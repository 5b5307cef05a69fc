import * as v from 'valibot';
import { seenVersion } from '#desk/cases/office-work.ts';
import { isRealDate } from '#lib/dates/plain-date.ts';
import {
  type ReturnAnswer,
  reasonsToLeave,
  returnAnswers,
  type WayAtDesk,
  waysAtDesk,
} from '../coming-back.ts';

const schoolYear = v.pipe(v.string(), v.regex(/^\d{4}$/));

/** What the office types in about a child: an answer that it got, or that the last one was typed by mistake. */
export const answerChanges = [
  v.object({
    change: v.literal('answer'),
    version: seenVersion,
    year: schoolYear,
    answer: v.picklist(Object.keys(returnAnswers) as ReturnAnswer[], 'Choose the answer'),
    how: v.picklist(Object.keys(waysAtDesk) as WayAtDesk[], 'Choose how you got the answer'),
    reason: v.union([v.literal(''), v.picklist(reasonsToLeave)]),
  }),
  v.object({ change: v.literal('answerBack'), version: seenVersion, year: schoolYear }),
] as const;

export type AnswerChange = v.InferOutput<(typeof answerChanges)[number]>;

/** The question of a year: opened with its last day or given another one, or closed. `version` is 0 before the first. */
export const questionChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('open'),
    year: schoolYear,
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    lastDay: v.pipe(
      v.string(),
      v.check(isRealDate, 'Write the last day to answer, such as 11 December 2026'),
    ),
  }),
  v.object({ change: v.literal('close'), year: schoolYear, version: seenVersion }),
]);

export type QuestionChange = v.InferOutput<typeof questionChangeSchema>;
