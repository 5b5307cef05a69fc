import { type ChangeServices, changeRecord } from '#desk/record/change-record.server.ts';
import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { AccountServices } from '#features/accounts/account-services.server.ts';
import { isAtDesk } from '#features/accounts/auth-user.server.ts';
import { queueLetter } from '#features/accounts/emails/notifications.server.ts';
import { dropFactors } from '#features/accounts/second-factor/drop-factors.server.ts';
import { applicationKind } from '../../desk/application-kind.server.ts';
import { type IdentifiedBy, identifiedWords } from './identified.ts';
import '../guardian-tables.server.ts';

const WORKS_HERE = refuse(
  'This person works at the school. An administrator resets their second factor, under Staff.',
);

/**
 * Turns a guardian's second factor off, once the office has made sure who asks. The account is signed out everywhere and
 * its owner is told by mail. Never that of a colleague: it guards more than one family's data.
 */
export function resetGuardianFactor(
  services: ChangeServices & Pick<AccountServices, 'content' | 'publicUrl'>,
  staff: StaffIn<'enrollment'>,
  reference: string,
  { accountId, identified }: { accountId: string; identified: IdentifiedBy },
): Promise<DeskOutcome> {
  const seen = { key: reference };
  return changeRecord(applicationKind, services, staff, seen, async ({ transaction, row }) => {
    const follower = await transaction
      .selectFrom('enrollment_guardians as guardian')
      .innerJoin('accounts as account', 'account.id', 'guardian.account_id')
      .select(['account.id', 'account.email'])
      .where('guardian.application_id', '=', row.id)
      .where('guardian.account_id', '=', accountId)
      .executeTakeFirst();
    if (!follower) return { outcome: 'notFound' };
    if (await isAtDesk(transaction, follower.id)) return WORKS_HERE;
    await dropFactors(transaction, follower.id);
    await queueLetter(transaction, services, 'secondFactorReset', follower.email);
    return { did: [`second factor of a guardian reset, ${identifiedWords[identified]}`] };
  });
}
