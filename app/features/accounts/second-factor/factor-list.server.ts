import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';

export async function hasVerifiedFactor(read: ReadStore, accountId: string): Promise<boolean> {
  const factor = await read
    .selectFrom('factors')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'verified')
    .executeTakeFirst();
  return factor !== undefined;
}

/** A factor of this account; undefined for anybody else's. */
export function findFactor(transaction: WriteTransaction, accountId: string, id: string) {
  return transaction
    .selectFrom('factors')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
