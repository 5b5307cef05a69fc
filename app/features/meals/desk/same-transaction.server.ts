import type { ReadStore } from '#lib/store/store.server.ts';
import type { MealPaymentRow } from '../tables.server.ts';

type Ids = Pick<MealPaymentRow, 'transaction_id' | 'ticked_transaction_id'>;

/** The transaction that a payment was: the one that the office ticked, before the one that the family entered. */
export function transactionOf({
  transaction_id: entered,
  ticked_transaction_id: ticked,
}: Ids): string | null {
  return ticked ?? entered;
}

/** Those of the ids that more than one payment names. */
export async function findSharedIds(read: ReadStore, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await naming(read, ids)
    .select(['transaction_id', 'ticked_transaction_id'])
    .execute();
  const named = rows.flatMap((row) => transactionOf(row) ?? []);
  return new Set(named.filter((id, index) => named.indexOf(id) !== index));
}

/** The other payments that name the transaction of this one, the oldest first. */
export async function listSameTransaction(read: ReadStore, row: Ids & Pick<MealPaymentRow, 'id'>) {
  const id = transactionOf(row);
  if (!id) return [];
  return naming(read, [id])
    .select(['reference', 'status', 'child_name as childName'])
    .where('id', '<>', row.id)
    .orderBy('submitted_at')
    .limit(10)
    .execute();
}

function naming(read: ReadStore, ids: string[]) {
  return read
    .selectFrom('meal_payments')
    .where(({ eb, or }) =>
      or([eb('transaction_id', 'in', ids), eb('ticked_transaction_id', 'in', ids)]),
    );
}
