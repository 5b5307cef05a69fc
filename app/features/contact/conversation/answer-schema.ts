import { writtenWords } from '#lib/text/written-schema.ts';
import { messageLimits } from '../limits.ts';

/** What a family writes in a conversation. */
export const answerWordsSchema = writtenWords(
  'The text',
  messageLimits.message,
  'Write your answer',
);
