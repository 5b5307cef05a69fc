import * as v from 'valibot';
import { officeLetterSchema } from '#lib/mail/office-letter.ts';
import { typedLine } from '#lib/text/typed-schema.ts';
import { MOST_PLACES, REASON_LIMIT } from '../../desk/desk-limits.ts';
import { mapGrades } from '../../grade-levels.ts';

const year = v.pipe(v.string(), v.regex(/^\d{4}$/, 'Choose the school year'));

/** More children than a round of this school has. */
const MOST_BY_HAND = 1000;

const lastToWait = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([1-9]\d*)?$/, 'Enter a number, or nothing'),
  v.transform((typed) => (typed === '' ? undefined : Number(typed))),
  v.optional(v.pipe(v.number(), v.maxValue(MOST_PLACES, 'Enter a smaller number'))),
);

/** What the office asks of the offers of a round. */
export const offersChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('prepare'),
    year,
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Which order stood on the screen. */
    seen: v.string(),
    /** Whom the office takes out of the order, and why. */
    byHand: v.pipe(
      v.array(
        v.strictObject({
          reference: v.string(),
          outcome: v.picklist(['waits', 'none']),
          reason: typedLine('The reason', REASON_LIMIT),
        }),
      ),
      v.maxLength(MOST_BY_HAND),
    ),
    /** The number at which the waiting list of a grade ends; empty where it does not. */
    lastToWait: v.strictObject(mapGrades(() => lastToWait)),
    letters: v.strictObject({
      place: officeLetterSchema,
      waits: officeLetterSchema,
      none: officeLetterSchema,
    }),
  }),
  v.object({ change: v.literal('goOn'), year }),
  v.object({ change: v.literal('takeBack'), year }),
]);

export type OffersChange = v.InferOutput<typeof offersChangeSchema>;
export type OffersRequest = v.InferInput<typeof offersChangeSchema>;
