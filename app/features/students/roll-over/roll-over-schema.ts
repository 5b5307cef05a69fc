import * as v from 'valibot';
import { type RepeatReason, repeatReasons } from './decisions.ts';

const ofChild = {
  year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Choose the school year')),
  reference: v.pipe(v.string(), v.maxLength(20)),
  /** What was decided when the office looked; empty for nothing. */
  seen: v.pipe(v.string(), v.maxLength(40)),
};

/** What the office asks of the year that begins: a decision about one child, that it begins, or that this is taken back. */
export const rollOverChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('decide'),
    ...ofChild,
    is: v.picklist(['up', 'leave', 'same']),
  }),
  v.object({
    change: v.literal('repeat'),
    ...ofChild,
    reason: v.picklist(
      Object.keys(repeatReasons) as RepeatReason[],
      'Choose why the child repeats the grade',
    ),
  }),
  v.object({ change: v.literal('undecide'), ...ofChild }),
  v.object({
    change: v.literal('begin'),
    year: ofChild.year,
    /** What the lists were when the office looked. */
    seen: v.pipe(v.string(), v.maxLength(64)),
  }),
  v.object({ change: v.literal('takeBack'), year: ofChild.year }),
]);

export type RollOverChange = v.InferOutput<typeof rollOverChangeSchema>;
