import * as v from 'valibot';
import { text } from './parts.ts';

/** Few enough that nobody waits through a whole term for an answer. */
export const schoolDays = v.pipe(
  v.number('must be a number of school days'),
  v.integer('must be a number of school days'),
  v.minValue(1, 'must be one day or more'),
  v.maxValue(60, 'must be 60 days or fewer'),
);

/** Where a number is missing, nothing is promised and the school says that it gets in touch. */
export const answerDays = v.strictObject({
  /** By the kind of what was sent, then by its status (features/submissions/answered-kinds.ts). */
  kinds: v.optional(v.record(text, v.record(text, schoolDays))),
  /** How many more the school takes once it has not kept a day. */
  moreDays: v.optional(schoolDays),
});
