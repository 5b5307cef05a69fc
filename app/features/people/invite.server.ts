import { type DeskOutcome, refuse } from '#desk/record/desk-answer.server.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { Role } from '#desk/roles.ts';
import { findAccount, isAtDesk } from '#features/accounts/auth-user.server.ts';
import { queueLetter } from '#features/accounts/emails/notifications.server.ts';
import { normalEmail } from '#features/accounts/sign-up.server.ts';
import { addStaffMember } from '#features/accounts/staff.server.ts';
import type { School } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { Needs } from '#lib/needs.ts';
import { changePerson } from './change-person.server.ts';

const AT_DESK = 'This colleague is at the desk already. Change the roles at their name below.';
const TAKEN = 'This colleague has accepted the invitation and is at the desk.';

interface Services extends Needs<'store' | 'clock' | 'mail' | 'publicUrl'> {
  content: { school: School };
}

/**
 * Mails somebody the link that lets them in. Until it is taken the roles give nothing: somebody else may have opened an
 * account with the address. Asked again, it mails a new link.
 */
export async function inviteColleague(
  services: Services,
  staff: StaffIn<'people'>,
  { email: typed, name, wanted }: { email: string; name: string; wanted: readonly Role[] },
): Promise<DeskOutcome> {
  const email = normalEmail(typed);
  if (!isMailAddress(email)) {
    return refuse('Enter an email address in the form name@example.com', 'email');
  }
  const result = await services.store.write(async (transaction): Promise<DeskOutcome> => {
    const known = await findAccount(transaction, 'email', email);
    if (known && (await isAtDesk(transaction, known.id))) return refuse(AT_DESK, 'email');
    const link = await addStaffMember(transaction, services, { email, name, roles: wanted });
    await queueLetter(transaction, services, 'invitation', email, link);
    const detail = `name: ${name}, roles: ${wanted.join(', ')}`;
    const act = { act: 'invited' as const, about: email, detail };
    await recordAct(transaction, staff, act, services.clock.now());
    return { outcome: 'done' };
  });
  services.mail.wake();
  return result;
}

/** Mails a new link to somebody who has not taken the invitation; the links before it end. */
export async function sendInvitationAgain(
  services: Services,
  staff: StaffIn<'people'>,
  { accountId }: { accountId: string },
): Promise<DeskOutcome> {
  const result = await changePerson(services, staff, accountId, async (transaction, person) => {
    const { email, roles, isInvited } = person;
    if (!isInvited) return refuse(TAKEN);
    const link = await addStaffMember(transaction, services, { email, roles });
    await queueLetter(transaction, services, 'invitation', email, link);
    return 'invitation sent again';
  });
  services.mail.wake();
  return result;
}
