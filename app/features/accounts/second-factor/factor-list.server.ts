import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';

/** Whether a password alone is not enough for the account: it has an authenticator app that counts, or a passkey. */
export async function hasSecondFactor(read: ReadStore, accountId: string): Promise<boolean> {
  return (await accountsWithSecondFactor(read, [accountId])).has(accountId);
}

/** Those of some accounts that have a second factor. */
export async function accountsWithSecondFactor(
  read: ReadStore,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await read
    .selectFrom('factors')
    .select('account_id')
    .where('status', '=', 'verified')
    .where('account_id', 'in', accountIds)
    .unionAll(
      read.selectFrom('passkeys').select('account_id').where('account_id', 'in', accountIds),
    )
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

/**
 * Whether a passkey guards the account. Then the codes of an app count no longer: they can be asked for by a page that
 * looks like ours, a passkey cannot.
 */
export async function hasPasskey(read: ReadStore, accountId: string): Promise<boolean> {
  const passkey = await read
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return passkey !== undefined;
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
