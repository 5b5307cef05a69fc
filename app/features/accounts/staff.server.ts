import type { Role } from '#desk/roles.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { Needs } from '#lib/needs.ts';
import { isUniqueViolation, type WriteTransaction } from '#lib/store/store.server.ts';
import { findAccount, isAtDesk, newAccount } from './auth-user.server.ts';
import { dropLinks, issueLink } from './mail-links/one-time-links.server.ts';
import { recordOfStaff } from './record-of-staff.server.ts';
import { dropBegunFactors, dropFactors } from './second-factor/drop-factors.server.ts';
import { forgetSenders } from './sessions/known-senders.server.ts';
import { endSessions } from './sessions/sessions.server.ts';
import { normalEmail } from './sign-up.server.ts';
import { setStaffName } from './staff-name.server.ts';
import type { AccountRow } from './tables.server.ts';

type StaffServices = Needs<'store' | 'clock' | 'publicUrl'>;

interface NewStaffMember {
  email: string;
  /** What colleagues call them; without one they say it when they take the invitation. */
  name?: string | undefined;
  roles: readonly Role[];
  /** For somebody who has lost the phone with the authenticator app; whoever has that phone is signed out. */
  forgetsSecondFactor?: boolean | undefined;
  /** How many links stay good beside each other: one, unless it is the first administrator's. */
  openAtOnce?: number;
}

/**
 * Invites somebody to roles, with an account if they have none. They count once the link has been taken, at once for
 * who took one before. The link sets their password, once.
 */
export async function createStaffMember(
  services: StaffServices,
  { email: typed, name, roles, forgetsSecondFactor }: NewStaffMember,
): Promise<{ outcome: 'created'; link: string } | { outcome: 'notAnAddress' }> {
  const email = normalEmail(typed);
  if (!isMailAddress(email)) return { outcome: 'notAnAddress' };
  const link = await services.store.write((transaction) =>
    addStaffMember(transaction, services, { email, name, roles, forgetsSecondFactor }),
  );
  return { outcome: 'created', link };
}

/** The same within a write that does more, for an address that has been looked at. Gives the link. */
export async function addStaffMember(
  transaction: WriteTransaction,
  services: Omit<StaffServices, 'store'>,
  { email, name, roles, forgetsSecondFactor, openAtOnce }: NewStaffMember,
): Promise<string> {
  const account = await findOrOpenAccount(transaction, services, email);
  await forgetUnconfirmed(transaction, account.id);
  if (name) await setStaffName(transaction, account.id, name);
  if (forgetsSecondFactor) await dropFactors(transaction, account.id);
  const now = services.clock.now();
  const table = (await isAtDesk(transaction, account.id)) ? 'staff_members' : 'staff_invitations';
  for (const role of roles) await addRole(transaction, table, { accountId: account.id, role, now });
  return issueLink(transaction, services, { kind: 'invite', account, email, openAtOnce });
}

/** Processes that start side by side, and starts of the next days: the link that somebody finds first still works. */
const OPEN_LINKS_OF_FIRST = 10;

/**
 * While there is no administrator nobody could let anybody in, so each start gives a link. It is for the address that
 * the settings name (`named`); else for who is invited already; else for the school's own. Undefined once there is an
 * administrator.
 */
export async function createFirstAdministrator(
  services: StaffServices,
  { named, school }: { named: string | undefined; school: string },
): Promise<string | undefined> {
  try {
    return await services.store.write(async (transaction) => {
      const known = await transaction
        .selectFrom('staff_members')
        .select('account_id')
        .where('role', '=', 'administrator')
        .executeTakeFirst();
      if (known) return undefined;
      const invited = await transaction
        .selectFrom('staff_invitations')
        .innerJoin('accounts', 'accounts.id', 'account_id')
        .select('email')
        .where('role', '=', 'administrator')
        .orderBy('since')
        .executeTakeFirst();
      const email = normalEmail(named ?? invited?.email ?? school);
      if (!isMailAddress(email)) return undefined;
      return addStaffMember(transaction, services, {
        email,
        roles: ['administrator'],
        openAtOnce: OPEN_LINKS_OF_FIRST,
      });
    });
  } catch (error) {
    // Another process that started at the same moment was first, and has printed one.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

async function findOrOpenAccount(
  transaction: WriteTransaction,
  services: Omit<StaffServices, 'store'>,
  email: string,
): Promise<Pick<AccountRow, 'id'>> {
  const known = await findAccount(transaction, 'email', email);
  if (known) return known;
  const at = services.clock.now().toISOString();
  const account = newAccount(email, at, { password_hash: null, user_metadata: '{}' });
  await transaction.insertInto('accounts').values(account).execute();
  return account;
}

/** Until the address was confirmed, anybody could have signed up with it; nothing of that may come to the desk. */
async function forgetUnconfirmed(transaction: WriteTransaction, accountId: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is', null)
    .execute();
  await dropLinks(transaction, accountId, ['signup']);
}

/**
 * Lets the roles of an invitation count, now that its link has been taken. Whoever used the account before may have
 * been a stranger to the address: nothing that they set up goes on. Who is at the desk already has shown whose address
 * it is with an earlier invitation, and keeps the second factor.
 */
export async function takeInvitation(
  transaction: WriteTransaction,
  account: Pick<AccountRow, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const accountId = account.id;
  await endSessions(transaction, { accountId, sessionId: '' }, 'global');
  await forgetSenders(transaction, accountId);
  // A second factor from before says nothing of who reads the address, and would keep its reader from a password.
  if (await isAtDesk(transaction, accountId)) await dropBegunFactors(transaction, accountId);
  else await dropFactors(transaction, accountId);
  const invited = await transaction
    .deleteFrom('staff_invitations')
    .where('account_id', '=', accountId)
    .returning('role')
    .execute();
  for (const { role } of invited) {
    await addRole(transaction, 'staff_members', { accountId, role, now });
  }
  await recordOfStaff(transaction, account, now, 'changed', 'invitation taken');
}

/** An invitation was for the address that it went to; with another address the account has none. */
export async function dropInvitation(
  transaction: WriteTransaction,
  accountId: string,
): Promise<void> {
  await transaction.deleteFrom('staff_invitations').where('account_id', '=', accountId).execute();
}

async function addRole(
  transaction: WriteTransaction,
  table: 'staff_members' | 'staff_invitations',
  { accountId, role, now }: { accountId: string; role: Role; now: Date },
): Promise<void> {
  await transaction
    .insertInto(table)
    .values({ account_id: accountId, role, since: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'role']).doNothing())
    .execute();
}
