import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import { hasVerifiedFactor } from '#features/accounts/second-factor/factor-list.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { applicationKind } from '../../desk/application-kind.server.ts';
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
      hasSecondFactor: await hasVerifiedFactor(read, row.accountId),
    })),
  );
}

/**
 * The account follows the application no longer, for families that part. Codes that nobody has used yet end with it:
 * the same person may hold another one.
 */
export function endPortalAccess(
  services: ChangeServices,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { accountId }: { accountId: string },
): Promise<DeskOutcome> {
  const seen = { key: reference };
  return changeRecord(applicationKind, services, staff, seen, async ({ transaction, row }) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('enrollment_guardians')
      .where('application_id', '=', row.id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return { outcome: 'notFound' };
    await transaction
      .deleteFrom('enrollment_access_codes')
      .where('application_id', '=', row.id)
      .execute();
    return { did: ['portal access ended'] };
  });
}
