import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds; PostgreSQL says it as text. */
export async function countRows<Database, Table extends keyof Database>(
  rows: SelectQueryBuilder<Database, Table, unknown>,
): Promise<number> {
  const { count } = await rows
    .select(({ fn }) => fn.countAll().as('count'))
    .$castTo<{ count: number | string }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
