import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from './account-services.server.ts';
import { type AuthUser, holdAccount, presentUser } from './auth-user.server.ts';
import { queueLetter } from './emails/notifications.server.ts';
import { mailNewAddress } from './mail-links/mail-requests.server.ts';
import { dropLinks } from './mail-links/one-time-links.server.ts';
import { type AuthOutcome, done, refuse } from './protocol/auth-refusal.ts';
import { owesSecondFactor, type SignedIn } from './sessions/authorization.server.ts';
import { isFresh, refuseWrongPassword } from './sessions/fresh-sign-in.server.ts';
import { countMail } from './sessions/limits.server.ts';
import { endSessions } from './sessions/sessions.server.ts';
import { normalEmail, refuseWeak } from './sign-up.server.ts';

interface AccountChange {
  email?: string | undefined;
  password?: string | undefined;
  currentPassword?: string | undefined;
  data?: Record<string, unknown> | undefined;
  redirectTo?: string | undefined;
}

const LARGEST_METADATA = 4096;

/**
 * Changes what the owner may change. Address and password ask for the present password or a fresh sign-in, so that a
 * phone left lying about does not cost somebody their account.
 */
export async function changeAccount(
  services: AccountServices,
  sender: Sender,
  signedIn: SignedIn,
  change: AccountChange,
): Promise<AuthOutcome<AuthUser>> {
  const { account } = signedIn;
  if (await owesSecondFactor(services.store.read, signedIn)) return refuse('insufficient_aal');
  const newEmail = change.email === undefined ? undefined : normalEmail(change.email);
  const movesTo = newEmail === account.email ? undefined : newEmail;
  if (movesTo !== undefined && !isMailAddress(movesTo)) return refuse('email_address_invalid');
  const metadata = change.data && mergedMetadata(account.user_metadata, change.data);
  if (metadata && metadata.length > LARGEST_METADATA) return refuse('validation_failed');

  if (movesTo !== undefined || change.password !== undefined) {
    const refused = await refuseStale(services, signedIn, change);
    if (refused) return refused;
  }
  if (movesTo !== undefined) {
    const tooMany = await countMail(services, movesTo, sender);
    if (tooMany) return tooMany;
  }
  let passwordHash: string | undefined;
  if (change.password !== undefined) {
    const weak = refuseWeak(change.password, account.email);
    if (weak) return weak;
    if (await services.passwords.verify(change.password, account.password_hash)) {
      return refuse('same_password');
    }
    passwordHash = await services.passwords.hash(change.password);
  }
  const parts = { passwordHash, movesTo, metadata };
  const isDone = await write(services, signedIn, parts, change.redirectTo);
  if (!isDone) return refuse('session_not_found');
  services.mail.wake();
  const user = await presentUser(services.store.read, account.id);
  return user ? done(user) : refuse('session_not_found');
}

/** False when the session has ended meanwhile, such as by a new password that its owner set elsewhere. */
async function write(
  services: AccountServices,
  { account, session }: SignedIn,
  parts: Record<'passwordHash' | 'movesTo' | 'metadata', string | undefined>,
  redirectTo: string | undefined,
): Promise<boolean> {
  const { passwordHash, movesTo, metadata } = parts;
  return services.store.write(async (transaction) => {
    if (!(await isStillIn(transaction, { account, session }))) return false;
    if (passwordHash) {
      // Whoever was there with the old password, or waits with a link, goes.
      await endSessions(transaction, { accountId: account.id, sessionId: session.id }, 'others');
      await dropLinks(transaction, account.id, ['recovery', 'invite', 'email_change']);
      if (account.password_hash) {
        await queueLetter(transaction, services, 'passwordChanged', account.email);
      }
    }
    await transaction
      .updateTable('accounts')
      .set({
        updated_at: services.clock.now().toISOString(),
        ...(passwordHash && { password_hash: passwordHash, new_email: null }),
        ...(movesTo && { new_email: movesTo }),
        ...(metadata && { user_metadata: metadata }),
      })
      .where('id', '=', account.id)
      .execute();
    if (movesTo) {
      await mailNewAddress(transaction, services, account, movesTo, redirectTo);
      await queueLetter(transaction, services, 'newEmailAsked', account.email);
    }
    return true;
  });
}

async function isStillIn(
  transaction: WriteTransaction,
  { account, session }: SignedIn,
): Promise<boolean> {
  await holdAccount(transaction, account.id);
  const known = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', session.id)
    .executeTakeFirst();
  return known !== undefined;
}

async function refuseStale(
  services: AccountServices,
  { account, session }: SignedIn,
  { currentPassword, password }: AccountChange,
) {
  if (currentPassword !== undefined) return refuseWrongPassword(services, account, currentPassword);
  if (isFresh(session, services.clock.now())) return undefined;
  const hasPassword = password !== undefined && account.password_hash !== null;
  return refuse(hasPassword ? 'current_password_required' : 'reauthentication_needed');
}

/** The protocol's way: what is named is replaced, `null` removes it, the rest stays. */
function mergedMetadata(present: string, data: Record<string, unknown>): string {
  const merged = new Map<string, unknown>(Object.entries(JSON.parse(present)));
  for (const [name, value] of Object.entries(data)) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  return JSON.stringify(Object.fromEntries(merged));
}
