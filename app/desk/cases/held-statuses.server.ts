import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { CaseStatusRow } from './case-tables.server.ts';

interface HeldUntil {
  references: readonly string[];
  /** The moment at which those outside were to be told. */
  from: string;
  to: string;
  /** What is written down with a status, where it follows from that moment. */
  change(facts: Record<string, unknown>): Record<string, unknown>;
}

/** What waits to be told at one moment, with others, waits for another one. Gives what stood with them until now. */
export async function holdUntil(
  transaction: WriteTransaction,
  { references, from, to, change }: HeldUntil,
): Promise<Record<string, unknown>[]> {
  const among = [...references, ''];
  const rows: Pick<CaseStatusRow, 'facts'>[] = await transaction
    .selectFrom('case_statuses')
    .select('facts')
    .distinct()
    .where('reference', 'in', among)
    .where('tell_at', '=', from)
    .execute();
  // All of one sitting say the same: a few statements, however many children there are.
  for (const { facts } of rows) {
    await transaction
      .updateTable('case_statuses')
      .set({ tell_at: to, facts: JSON.stringify(change(JSON.parse(facts))) })
      .where('reference', 'in', among)
      .where('tell_at', '=', from)
      .where('facts', '=', facts)
      .execute();
  }
  return rows.map(({ facts }) => JSON.parse(facts));
}
