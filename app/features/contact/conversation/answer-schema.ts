import * as v from 'valibot';
import { characterCount, isStorable } from '#lib/text/written-text.ts';
import { messageLimits } from '../limits.ts';

const EMPTY = 'Write your answer';

/** What a family writes in a conversation. */
export const answerWordsSchema = v.pipe(
  v.string(EMPTY),
  v.trim(),
  v.nonEmpty(EMPTY),
  v.check(isStorable, 'The text has a character that cannot be stored; please type it again'),
  v.check(
    (text) => characterCount(text) <= messageLimits.message,
    `The text must be ${messageLimits.message.toLocaleString('en')} characters or fewer`,
  ),
);
