import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import { isUniqueViolation, type WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from './account-services.server.ts';
import { type AuthUser, findAccount, isInvited, newAccount, userOf } from './auth-user.server.ts';
import { queueLetter } from './emails/notifications.server.ts';
import { mailLink } from './mail-links/one-time-links.server.ts';
import { isCommonPassword } from './passwords/common-passwords.server.ts';
import { COMMON_PASSWORD, findWeakness } from './passwords/password-rules.ts';
import { type AuthOutcome, done, refuse } from './protocol/auth-refusal.ts';
import { countMail } from './sessions/limits.server.ts';
import type { AccountRow } from './tables.server.ts';

interface SignUp {
  email: string;
  password: string;
  data: Record<string, unknown>;
  redirectTo?: string | undefined;
}

/**
 * Opens an account that waits for its mail's link. A known address is answered in the same words and the same time:
 * only its owner learns of it, by mail.
 */
export async function signUp(
  services: AccountServices,
  sender: Sender,
  { email: typed, password, data, redirectTo }: SignUp,
): Promise<AuthOutcome<AuthUser>> {
  const email = normalEmail(typed);
  if (!email) return refuse('anonymous_provider_disabled');
  if (!password) return refuse('validation_failed', { message: 'password is missing' });
  if (!isMailAddress(email)) return refuse('email_address_invalid');
  const weak = refuseWeak(password, email);
  if (weak) return weak;
  services.passwords.requireRoom();
  const tooMany = await countMail(services, email, sender);
  if (tooMany) return tooMany;

  const at = services.clock.now().toISOString();
  const account = newAccount(email, at, {
    password_hash: await services.passwords.hash(password),
    user_metadata: JSON.stringify(data),
  });
  const write = () =>
    services.store.write((transaction) => writeAccount(transaction, services, account, redirectTo));
  await write().catch((error) => {
    // Pressed twice at once: the other one was first, so this one finds its account.
    if (!isUniqueViolation(error)) throw error;
    return write();
  });
  services.mail.wake();
  return done({ ...userOf(account), confirmation_sent_at: at });
}

async function writeAccount(
  transaction: WriteTransaction,
  services: AccountServices,
  account: AccountRow,
  redirectTo: string | undefined,
): Promise<void> {
  const { email, updated_at } = account;
  const known = await findAccount(transaction, 'email', email);
  // Who was invited to the desk comes in by the invitation, never by a password that anybody may have chosen.
  if (known && (known.email_confirmed_at || (await isInvited(transaction, known.id)))) {
    return queueLetter(transaction, services, 'knownAddress', email);
  }
  if (known) {
    // Two sign-ups may be two people: nothing of either counts, and who proves the address sets the password anew.
    await transaction
      .updateTable('accounts')
      .set({ password_hash: null, user_metadata: '{}', updated_at })
      .where('id', '=', known.id)
      .execute();
  } else {
    await transaction.insertInto('accounts').values(account).execute();
  }
  await mailLink(transaction, services, {
    kind: 'signup',
    account: known ?? account,
    email,
    redirectTo,
  });
}

/** Addresses are compared in lower case, as every mailbox in use does. */
export function normalEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The refusal of a password that is too short, too long, the address itself or one that is guessed first. */
export function refuseWeak(password: string, email: string) {
  const weakness =
    findWeakness(password, email) ?? (isCommonPassword(password) ? COMMON_PASSWORD : undefined);
  return (
    weakness && refuse('weak_password', { message: weakness.message, reasons: [weakness.reason] })
  );
}
