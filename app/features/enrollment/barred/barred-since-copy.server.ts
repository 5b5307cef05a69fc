import * as v from 'valibot';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { levelsOfKnowing } from './may-know.ts';
import './tables.server.ts';
import '../tables.server.ts';

/** What was written down of people in the data that a copy replaces, for `db/copies/said-since.server.ts`. */
export const BARRED_LINES = 'select * from enrollment_barred where lifted_at is null';
export const BARRED_KEYS = 'select * from enrollment_barred_keys';

export const barredLinesSchema = v.array(
  v.object({
    id: v.string(),
    application_id: v.string(),
    name: v.string(),
    guardian: v.nullable(v.picklist([1, 2])),
    may_know: v.picklist(levelsOfKnowing),
    may_collect: v.picklist([0, 1]),
    since: v.string(),
    reason: v.string(),
    paper: v.string(),
    written_at: v.string(),
    written_by: v.string(),
    lifted_at: v.null(),
    lifted_by: v.null(),
    lifted_reason: v.null(),
  }),
);
export const barredKeysSchema = v.array(v.object({ barred_id: v.string(), key: v.string() }));

interface Said {
  lines: v.InferOutput<typeof barredLinesSchema>;
  keys: v.InferOutput<typeof barredKeysSchema>;
}

/**
 * Writes down again, in data from a copy, who may not know of a child or collect it: what the office said after the copy
 * was taken, of the children who are in it. Returns how many.
 */
export async function barAgain(
  transaction: WriteTransaction,
  { lines, keys }: Said,
): Promise<number> {
  let count = 0;
  for (const line of lines) {
    const form = await transaction
      .selectFrom('enrollment_applications')
      .select('id')
      .where('id', '=', line.application_id)
      .executeTakeFirst();
    if (!form) continue;
    count++;
    await transaction.insertInto('enrollment_barred').values(line).execute();
    const rows = keys.filter(({ barred_id }) => barred_id === line.id);
    if (rows.length > 0)
      await transaction.insertInto('enrollment_barred_keys').values(rows).execute();
  }
  return count;
}
