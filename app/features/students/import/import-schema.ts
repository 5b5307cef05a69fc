import * as v from 'valibot';
import { mendedRows } from './mended-rows.ts';

/** So many children are taken over at once. */
export const MOST_CHILDREN = 5_000;

const numbers = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(MOST_CHILDREN * 6),
  v.regex(/^[\d,]*$/, 'These must be numbers of rows'),
  v.transform((text) => text.split(',').filter(Boolean).map(Number)),
);

/** What the desk asks of a spreadsheet: what would happen, that it happens, or that it is taken back. */
export const importChangeSchema = v.variant('change', [
  v.object({
    change: v.literal('read'),
    year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Choose the school year')),
    /** Rows that the office wants as they are. */
    accepted: numbers,
    mended: mendedRows,
  }),
  v.object({
    change: v.literal('take'),
    year: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Choose the school year')),
    accepted: numbers,
    mended: mendedRows,
    /** What the list of children was when the office looked. */
    seen: v.pipe(v.string(), v.maxLength(80)),
  }),
  v.object({ change: v.literal('takeBack'), id: v.pipe(v.string(), v.maxLength(40)) }),
]);

export type ImportChange = v.InferOutput<typeof importChangeSchema>;
