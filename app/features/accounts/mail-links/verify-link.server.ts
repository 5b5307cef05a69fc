import type { Sender } from '#lib/rate-limit/sender.server.ts';
import {
  isUniqueViolation,
  type ReadStore,
  type WriteTransaction,
} from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { type AuthUser, findAccount, holdAccount, presentUser } from '../auth-user.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { recordOfStaff } from '../record-of-staff.server.ts';
import { placeOf, rememberSender } from '../sessions/known-senders.server.ts';
import { hashToken } from '../sessions/secret-tokens.server.ts';
import { type AuthSession, presentSession, startSession } from '../sessions/sessions.server.ts';
import { normalEmail } from '../sign-up.server.ts';
import { dropInvitation, takeInvitation } from '../staff.server.ts';
import type { AccountRow, OneTimeKind } from '../tables.server.ts';
import { dropLinks } from './one-time-links.server.ts';

interface LinkToken {
  kind: OneTimeKind;
  token: string;
  /** When the caller names it, it must be the address that the link was sent to. */
  email?: string | undefined;
}

/** Takes a link's token, once. Every kind signs in, except a new address: who reads there need not be the owner. */
export async function verifyLink(
  services: AccountServices,
  link: LinkToken,
  sender?: Sender,
): Promise<AuthOutcome<AuthSession | AuthUser>> {
  const now = services.clock.now();
  const taken = await take(services, link, async (transaction, account) => {
    if (link.kind === 'email_change') return { account, started: undefined };
    // Whoever reads the account's mail is no stranger to it.
    if (sender) {
      await rememberSender(transaction, account.id, sender, { secret: services.secret, now });
    }
    await recordOfStaff(transaction, account, now, 'signedIn', 'with a link from a mail');
    return {
      account,
      started: await startSession(
        transaction,
        account,
        { method: 'otp' },
        { now, place: placeOf(account.id, sender, services.secret) },
      ),
    };
  });
  if (taken.outcome === 'refused') return taken;
  const { account, started } = taken.value;
  if (started) return done(await presentSession(services, started));
  const user = await presentUser(services.store.read, account.id);
  return user ? done(user) : refuse('otp_expired');
}

/** Takes the token of a link that confirms an address, and signs nobody in; one that sets a password stays as it is. */
export async function confirmByLink(
  services: AccountServices,
  link: LinkToken,
): Promise<AuthOutcome<OneTimeKind>> {
  const { read } = services.store;
  const found = await findLink(read, link, services.clock.now());
  if (!found || (await setsPassword(read, link.kind, found.account_id))) {
    return refuse('otp_expired');
  }
  return take(services, link, async () => link.kind);
}

/** Whether a link leads to setting a password; that of a sign-up does where several have signed up with its address. */
export async function setsPassword(
  read: ReadStore,
  kind: OneTimeKind,
  accountId: string,
): Promise<boolean> {
  if (kind !== 'signup') return kind !== 'email_change';
  const account = await findAccount(read, 'id', accountId);
  return account?.password_hash === null;
}

async function take<Taken>(
  services: AccountServices,
  link: LinkToken,
  goOn: (transaction: WriteTransaction, account: AccountRow) => Promise<Taken>,
): Promise<AuthOutcome<Taken>> {
  try {
    return await services.store.write(async (transaction) => {
      const account = await takeLink(transaction, link, services.clock.now());
      return account ? done(await goOn(transaction, account)) : refuse('otp_expired');
    });
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('email_exists');
    throw error;
  }
}

/**
 * The links that a taken one ends. A sign-up that anybody may have begun ends once the owner came in another way, and
 * with an address end all links that went to the one before it.
 */
const endedBy: Record<OneTimeKind, OneTimeKind[]> = {
  signup: ['signup'],
  recovery: ['recovery', 'signup'],
  invite: ['invite', 'signup', 'recovery', 'email_change'],
  email_change: ['email_change', 'signup', 'recovery', 'invite'],
};

/** The link that has this token, while it is good; looking does not use it up. */
export function findLink(read: ReadStore, { kind, token, email }: LinkToken, now: Date) {
  let matching = read
    .selectFrom('one_time_tokens')
    .select(['id', 'account_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString());
  if (email !== undefined) matching = matching.where('email', '=', normalEmail(email));
  return matching.executeTakeFirst();
}

async function takeLink(
  transaction: WriteTransaction,
  { kind, token, email }: LinkToken,
  now: Date,
): Promise<AccountRow | undefined> {
  const found = await findLink(transaction, { kind, token, email }, now);
  if (!found) return undefined;
  await holdAccount(transaction, found.account_id);
  const taken = await transaction
    .deleteFrom('one_time_tokens')
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirst();
  if (!taken) return undefined;

  const at = now.toISOString();
  await dropLinks(transaction, taken.account_id, endedBy[kind]);
  const account = await transaction
    .selectFrom('accounts')
    .select(['id', 'email', 'email_confirmed_at'])
    .where('id', '=', taken.account_id)
    .executeTakeFirstOrThrow();
  if (kind === 'invite') await takeInvitation(transaction, account, now);
  if (kind === 'email_change') {
    await dropInvitation(transaction, account.id);
    await recordOfStaff(transaction, account, now, 'changed', `email address to ${taken.email}`);
  }
  // Until the address was confirmed, anybody could have chosen the password and said anything.
  const ownPassword = account.email_confirmed_at
    ? {}
    : { password_hash: null, user_metadata: '{}' };
  const changes = {
    signup: { email_confirmed_at: at },
    recovery: { email_confirmed_at: at, ...ownPassword },
    invite: { email_confirmed_at: at, ...ownPassword, password_hash: null, new_email: null },
    email_change: { email: taken.email, email_confirmed_at: at, new_email: null },
  }[kind];
  return transaction
    .updateTable('accounts')
    .set({ ...changes, updated_at: at })
    .where('id', '=', taken.account_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
