import { typedWords } from '#lib/text/typed-schema.ts';
import { messageLimits } from '../limits.ts';

/** What a family writes in a conversation. */
export const answerWordsSchema = typedWords('The text', messageLimits.message, 'Write your answer');
