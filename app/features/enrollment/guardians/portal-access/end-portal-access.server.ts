import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { hasVerifiedFactor } from '#features/accounts/second-factor/factor-list.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import type { Clock } from '#lib/dates/clock.ts';
import type { ReadStore, Store } from '#lib/store/store.server.ts';
import '../guardian-tables.server.ts';

/** An account that follows an application in the portal. */
export interface Follower {
  accountId: string;
  email: string;
  since: string;
  hasSecondFactor: boolean;
}

export async function listFollowers(read: ReadStore, applicationId: string): Promise<Follower[]> {
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
      hasSecondFactor: await hasVerifiedFactor(read, row.accountId),
    })),
  );
}

/**
 * The account follows the application no longer, for families that part. Codes that nobody has used yet end with it:
 * the same person may hold another one.
 */
export function endPortalAccess(
  staff: StaffIn<'enrollment'>,
  { store, clock }: { store: Store; clock: Clock },
  reference: string,
  { accountId }: { accountId: string },
): Promise<DeskOutcome> {
  return store.write(async (transaction) => {
    const link = await transaction
      .selectFrom('enrollment_guardians')
      .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
      .select('application.id')
      .where('application.reference', '=', reference)
      .where('enrollment_guardians.account_id', '=', accountId)
      .executeTakeFirst();
    if (!link) return { outcome: 'notFound' };
    await transaction
      .deleteFrom('enrollment_guardians')
      .where('application_id', '=', link.id)
      .where('account_id', '=', accountId)
      .execute();
    await transaction
      .deleteFrom('enrollment_access_codes')
      .where('application_id', '=', link.id)
      .execute();
    const detail = 'portal access ended';
    await recordAct(transaction, staff, { act: 'changed', about: reference, detail }, clock.now());
    return { outcome: 'done' };
  });
}
