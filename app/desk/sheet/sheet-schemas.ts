import * as v from 'valibot';
import { typedLine } from '#lib/text/typed-schema.ts';

export const SHEET_NAME_LIMIT = 60;
const MOST_COLUMNS = 60;

const key = v.pipe(v.string(), v.regex(/^\w{1,60}$/, 'No such column'));

/** What can be done with the choices of columns that are kept for a list. */
export const sheetChangeSchema = v.variant('change', [
  v.strictObject({
    change: v.literal('keep'),
    name: typedLine('The name', SHEET_NAME_LIMIT, 'Enter a name for this list'),
    columns: v.pipe(
      v.array(key),
      v.minLength(1, 'Choose a column first'),
      v.maxLength(MOST_COLUMNS, 'Choose fewer columns'),
    ),
  }),
  v.strictObject({ change: v.literal('forget'), id: v.pipe(v.string(), v.uuid()) }),
]);

export type SheetChange = v.InferOutput<typeof sheetChangeSchema>;
