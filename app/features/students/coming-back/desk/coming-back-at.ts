import { address } from '#requests/address.ts';
import type { QuestionChange } from './answer-schema.ts';
import type { ComingBackList } from './open-coming-back.server.ts';

/** Where the office sees who comes back, and opens and closes the question. */
export const comingBackAt = address<{ shows: ComingBackList; takes: QuestionChange }>(
  '/api/staff/children/coming-back',
);
