import * as v from 'valibot';
import { officeLetterSchema } from '#lib/mail/office-letter.ts';
import { MOST_WRITTEN_TO } from './list-letters.ts';

const TOO_MANY = `A letter goes to ${MOST_WRITTEN_TO.toLocaleString('en')} or fewer. Choose fewer in the list.`;

/** A letter to everybody whom these records name. */
export const newLetterSchema = v.strictObject({
  ...officeLetterSchema.entries,
  references: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(20))),
    v.minLength(1, 'Nobody stands in this list'),
    v.maxLength(MOST_WRITTEN_TO, TOO_MANY),
  ),
  /** Of a letter that asks: as which of the two the office has seen it. */
  isReminder: v.optional(v.boolean()),
});
export type NewLetter = v.InferOutput<typeof newLetterSchema>;

const receiver = v.pipe(v.string(), v.uuid());

/** What can be done with a letter that was sent. */
export const letterChangeSchema = v.variant('change', [
  v.strictObject({ change: v.literal('takeBack') }),
  v.strictObject({ change: v.literal('told'), receiver }),
  v.strictObject({ change: v.literal('notTold'), receiver }),
  v.strictObject({
    change: v.literal('printed'),
    receivers: v.pipe(v.array(receiver), v.minLength(1), v.maxLength(MOST_WRITTEN_TO)),
  }),
]);
export type LetterChange = v.InferOutput<typeof letterChangeSchema>;
