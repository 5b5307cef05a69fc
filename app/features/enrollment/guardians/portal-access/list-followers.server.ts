import { hasSecondFactor } from '#features/accounts/second-factor/factor-list.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import '../guardian-tables.server.ts';

/** An account that follows an application in the portal. */
export type Follower = Awaited<ReturnType<typeof listFollowers>>[number];

export async function listFollowers(read: ReadStore, applicationId: string) {
  const rows = await read
    .selectFrom('enrollment_guardians as guardian')
    .innerJoin('accounts as account', 'account.id', 'guardian.account_id')
    .select(['account.id as accountId', 'account.email', 'guardian.linked_at as since'])
    .where('guardian.application_id', '=', applicationId)
    .orderBy('guardian.linked_at')
    .execute();
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      hasSecondFactor: await hasSecondFactor(read, row.accountId),
    })),
  );
}
