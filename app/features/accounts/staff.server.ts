import type { Clock } from '#lib/clock.ts';
import { isMailAddress } from '#lib/mail/mail-address.ts';
import { isUniqueViolation, type Store, type WriteTransaction } from '#lib/store/store.server.ts';
import { dropLinks, issueLink } from './one-time-links.server.ts';
import type { Role } from './roles.ts';
import { dropFactors } from './second-factor/drop-factors.server.ts';
import { normalEmail } from './sign-up.server.ts';
import type { AccountRow } from './tables.server.ts';

interface StaffServices {
  store: Store;
  clock: Clock;
  publicUrl: string;
}

export interface NewStaffMember {
  email: string;
  role: Role;
  /** For somebody who has lost the phone with the authenticator app; whoever has that phone is signed out. */
  forgetsSecondFactor?: boolean | undefined;
}

/** Gives somebody a role, with an account if they have none. The link sets their password, once. */
export async function createStaffMember(
  services: StaffServices,
  { email: typed, role, forgetsSecondFactor }: NewStaffMember,
): Promise<{ outcome: 'created'; link: string } | { outcome: 'notAnAddress' }> {
  const email = normalEmail(typed);
  if (!isMailAddress(email)) return { outcome: 'notAnAddress' };
  const link = await services.store.write((transaction) =>
    addStaffMember(transaction, services, { email, role, forgetsSecondFactor }),
  );
  return { outcome: 'created', link };
}

/** The same within a write that does more, for an address that has been looked at. Gives the link. */
export async function addStaffMember(
  transaction: WriteTransaction,
  services: Omit<StaffServices, 'store'>,
  { email, role, forgetsSecondFactor }: NewStaffMember,
): Promise<string> {
  const account = await findOrOpenAccount(transaction, services, email);
  await forgetUnconfirmed(transaction, account.id);
  if (forgetsSecondFactor) {
    await dropFactors(transaction, account.id);
  }
  await giveRole(transaction, services, account, role);
  const now = services.clock.now();
  return issueLink(transaction, services, { kind: 'invite', account, email }, now);
}

/**
 * At the first start nobody could let anybody in: the school's own address becomes the administrator's. Undefined when
 * there is an administrator already.
 */
export async function createFirstAdministrator(
  services: StaffServices,
  email: string,
): Promise<string | undefined> {
  const known = await services.store.read
    .selectFrom('staff_members')
    .select('account_id')
    .where('role', '=', 'administrator')
    .executeTakeFirst();
  if (known) return undefined;
  try {
    const created = await createStaffMember(services, { email, role: 'administrator' });
    return created.outcome === 'created' ? created.link : undefined;
  } catch (error) {
    // Another process that started at the same moment was first.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

async function findOrOpenAccount(
  transaction: WriteTransaction,
  services: Omit<StaffServices, 'store'>,
  email: string,
): Promise<Pick<AccountRow, 'id'>> {
  const known = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (known) return known;
  const at = services.clock.now().toISOString();
  const id = crypto.randomUUID();
  await transaction
    .insertInto('accounts')
    .values({
      id,
      email,
      email_confirmed_at: null,
      new_email: null,
      password_hash: null,
      user_metadata: '{}',
      created_at: at,
      updated_at: at,
      last_sign_in_at: null,
    })
    .execute();
  return { id };
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

async function giveRole(
  transaction: WriteTransaction,
  { clock }: Omit<StaffServices, 'store'>,
  account: Pick<AccountRow, 'id'>,
  role: Role,
): Promise<void> {
  await transaction
    .insertInto('staff_members')
    .values({ account_id: account.id, role, since: clock.now().toISOString() })
    .onConflict((conflict) => conflict.columns(['account_id', 'role']).doNothing())
    .execute();
}
