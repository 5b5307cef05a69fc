import * as v from 'valibot';
import { type ChildColumn, childColumns } from './columns.ts';

/** Rows that need somebody are shown up to here: of more, the file itself is to be looked at. */
export const MOST_NEEDING = 200;
/** No cell of a list of children is longer. */
export const LONGEST_CELL = 120;

const columns = Object.keys(childColumns) as ChildColumn[];
const FAULT = 'These must be corrections of rows of the file';

/** What the office has put right in a row of the file, or said of it, without touching the file. */
const mendedRow = v.object({
  /** The number that Excel shows. */
  at: v.pipe(v.number(), v.integer(), v.minValue(1)),
  cells: v.optional(
    v.record(v.picklist(columns), v.pipe(v.string(), v.maxLength(LONGEST_CELL))),
    {},
  ),
  /** Whether it is one child with somebody who was born on the same day. */
  twins: v.optional(v.picklist(['one', 'two'])),
});

/** As a field of a form: JSON of the rows, empty for none. */
export const mendedRows = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(MOST_NEEDING * 1_000, FAULT),
  v.transform((text) => text || '[]'),
  v.parseJson(undefined, FAULT),
  v.array(mendedRow, FAULT),
  v.maxLength(MOST_NEEDING, FAULT),
);

export type MendedRow = v.InferOutput<typeof mendedRow>;
