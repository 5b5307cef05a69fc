import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import type { Criteria } from './criteria.ts';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    /** One row: by which criteria the waiting lists are ranked. `Criteria` as JSON. */
    ranked_by: { id: number; criteria: string };
  }
}

const ONLY_ROW = 1;

/** Undefined before the first start that has kept it. */
export async function findRankedBy(read: ReadStore): Promise<Criteria | undefined> {
  const row = await read.selectFrom('ranked_by').select('criteria').executeTakeFirst();
  return row && (JSON.parse(row.criteria) as Criteria);
}

export async function noteRankedBy(
  transaction: WriteTransaction,
  criteria: Criteria,
): Promise<void> {
  const said = { criteria: JSON.stringify(criteria) };
  await transaction
    .insertInto('ranked_by')
    .values({ id: ONLY_ROW, ...said })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
    .execute();
}
