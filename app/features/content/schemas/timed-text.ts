import * as v from 'valibot';
import { day, text } from './parts.ts';

/** A text, or one that reads otherwise before a day, on it (without `on`, as before) and after it. */
export const timedText = v.union(
  [text, v.strictObject({ day, before: text, on: v.optional(text), after: text })],
  'must be text, or have day, before and after',
);
