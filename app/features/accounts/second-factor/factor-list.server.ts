import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';

export async function hasVerifiedFactor(
  read: ReadStore | WriteTransaction,
  accountId: string,
): Promise<boolean> {
  const factor = await read
    .selectFrom('factors')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'verified')
    .executeTakeFirst();
  return factor !== undefined;
}
