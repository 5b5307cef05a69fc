import type { ReadStore } from '#lib/store/store.server.ts';
import type { MealPaymentRow } from '../tables.server.ts';

type Ids = Pick<
  MealPaymentRow,
  'transaction_id' | 'ticked_transaction_id' | 'shared_transaction_id'
>;

/** The transaction that a payment was: the one that the office ticked, before the one that the family entered. */
export function transactionOf({
  transaction_id: entered,
  ticked_transaction_id: ticked,
  shared_transaction_id: shared,
}: Ids): string | null {
  return ticked ?? shared ?? entered;
}

/** Those of the ids that more than one payment names, one of which at least has not been ticked with it. */
export async function findSharedIds(read: ReadStore, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await naming(read, ids)
    .select(['transaction_id', 'ticked_transaction_id', 'shared_transaction_id'])
    .execute();
  const named = rows.flatMap((row) => transactionOf(row) ?? []);
  const isTicked = ({ ticked_transaction_id, shared_transaction_id }: Ids) =>
    (ticked_transaction_id ?? shared_transaction_id) !== null;
  const open = rows.filter((row) => !isTicked(row)).map(transactionOf);
  return new Set(named.filter((id, index) => named.indexOf(id) !== index && open.includes(id)));
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

/** What the office has ticked with a transaction. */
export function listTickedWith(read: ReadStore, transactionId: string) {
  return read
    .selectFrom('meal_payments')
    .select(['reference', 'ticked_transaction_id'])
    .where(({ eb, or }) =>
      or([
        eb('ticked_transaction_id', '=', transactionId),
        eb('shared_transaction_id', '=', transactionId),
      ]),
    )
    .execute();
}

function naming(read: ReadStore, ids: string[]) {
  return read
    .selectFrom('meal_payments')
    .where(({ eb, or }) =>
      or([
        eb('transaction_id', 'in', ids),
        eb('ticked_transaction_id', 'in', ids),
        eb('shared_transaction_id', 'in', ids),
      ]),
    );
}
