import type { DeskOutcome } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { AccountServices } from '#features/accounts/account-services.server.ts';
import { rolesOf } from '#features/accounts/auth-user.server.ts';
import { queueLetter } from '#features/accounts/mail-links/notifications.server.ts';
import { dropFactors } from '#features/accounts/second-factor/drop-factors.server.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { identifiedWords, type WayToIdentify } from './identified.ts';
import '../guardian-tables.server.ts';

const WORKS_HERE = {
  outcome: 'refused' as const,
  detail:
    'This person works at the school. An administrator resets their second factor, under People.',
};

/**
 * Turns a guardian's second factor off, once the office has made sure who asks. The account is signed out everywhere and
 * its owner is told by mail. Never that of a colleague: it guards more than one family's data.
 */
export function resetGuardianFactor(
  staff: StaffIn<'enrollment'>,
  services: Pick<AccountServices, 'store' | 'clock' | 'content' | 'publicUrl'>,
  reference: string,
  { accountId, identified }: { accountId: string; identified: WayToIdentify },
): Promise<DeskOutcome> {
  const { store, clock, publicUrl } = services;
  return store.write(async (transaction): Promise<DeskOutcome> => {
    const follower = await transaction
      .selectFrom('enrollment_guardians as guardian')
      .innerJoin('enrollment_applications as application', 'application.id', 'application_id')
      .innerJoin('accounts as account', 'account.id', 'guardian.account_id')
      .select(['account.id', 'account.email'])
      .where('application.reference', '=', reference)
      .where('guardian.account_id', '=', accountId)
      .executeTakeFirst();
    if (!follower) return { outcome: 'notFound' };
    if ((await rolesOf(transaction, follower.id)).length > 0) return WORKS_HERE;
    await dropFactors(transaction, follower.id);
    const letter = { letter: 'secondFactorReset' as const, to: follower.email, link: publicUrl };
    await queueLetter(transaction, services, letter);
    const detail = `second factor of a guardian reset, ${identifiedWords[identified]}`;
    await recordAct(transaction, staff, { act: 'changed', about: reference, detail }, clock.now());
    return { outcome: 'done' };
  });
}
