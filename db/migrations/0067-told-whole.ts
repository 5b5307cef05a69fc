import type { Kysely } from 'kysely';

/**
 * What the family was told before the moves that can still be taken back, whole: beside the status what was received,
 * and why a payment was not found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = db as Kysely<Before>;
  for (const table of ['meal_payments', 'parent_forms'] as const) {
    await db.schema.alterTable(table).addColumn('told', 'text').execute();
    const isMoved = rows.selectFrom(table).select('id').where('told_status', 'is not', null);
    for (const { id } of await isMoved.execute()) {
      const row = await rows
        .selectFrom(table)
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const told = JSON.stringify(toldOf(row));
      await rows.updateTable(table).set({ told }).where('id', '=', id).execute();
    }
    for (const column of ['told_status', 'told_since'] as const)
      await db.schema.alterTable(table).dropColumn(column).execute();
  }
}

interface Form {
  id: string;
  status: string;
  told_status: string | null;
  told_since: string | null;
  told: string | null;
}

interface Payment extends Form {
  received_kwacha: number | null;
  ticked_transaction_id: string | null;
  reason: string;
}

interface Before {
  meal_payments: Payment;
  parent_forms: Form;
}

/** As `/status` has said it until now: of a payment that has moved on, the amount and the id are gone from the row. */
function toldOf(row: Form | Payment) {
  const told = { status: row.told_status, since: row.told_since };
  if (!('reason' in row)) return told;
  const { received_kwacha, ticked_transaction_id, reason } = row;
  if (row.status === row.told_status)
    return { ...told, received_kwacha, ticked_transaction_id, reason };
  return {
    ...{ ...told, received_kwacha: null, ticked_transaction_id: null },
    reason: row.told_status === 'notFound' ? reason : '',
  };
}
