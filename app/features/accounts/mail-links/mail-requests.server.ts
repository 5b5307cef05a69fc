import { isMailAddress } from '#lib/mail/mail-address.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { findAccount } from '../auth-user.server.ts';
import { queueLetter } from '../emails/notifications.server.ts';
import { type AuthOutcome, done, refuse } from '../protocol/auth-refusal.ts';
import { countMail } from '../sessions/limits.server.ts';
import { normalEmail } from '../sign-up.server.ts';
import type { AccountRow } from '../tables.server.ts';
import { mailLink } from './one-time-links.server.ts';

interface MailRequest {
  email: string;
  redirectTo?: string | undefined;
}

/** Mails the link for a new password, if the address has an account. The answer is the same when it has none. */
export function recover(services: AccountServices, sender: Sender, request: MailRequest) {
  const { redirectTo } = request;
  return mailTo(services, sender, request, (transaction, account) =>
    mailLink(transaction, services, {
      kind: 'recovery',
      account,
      email: account.email,
      redirectTo,
    }),
  );
}

/** Mails the link of a sign-up or of a new address once more, if one is waited for. */
export function resend(
  services: AccountServices,
  sender: Sender,
  request: MailRequest & { type: 'signup' | 'email_change' },
) {
  return mailTo(services, sender, request, async (transaction, account) => {
    const { redirectTo } = request;
    if (request.type === 'signup') {
      if (account.email_confirmed_at) return;
      const { email } = account;
      return mailLink(transaction, services, { kind: 'signup', account, email, redirectTo });
    }
    if (!account.new_email) return;
    await mailNewAddress(transaction, services, account, account.new_email, redirectTo);
  });
}

/** The link that makes `newEmail` the account's address; when another account has it, its owner hears of it instead. */
export async function mailNewAddress(
  transaction: WriteTransaction,
  services: AccountServices,
  account: Pick<AccountRow, 'id'>,
  newEmail: string,
  redirectTo: string | undefined,
): Promise<void> {
  if (await findAccount(transaction, 'email', newEmail)) {
    return queueLetter(transaction, services, 'newEmailTaken', newEmail);
  }
  const link = { kind: 'email_change', account, email: newEmail, redirectTo } as const;
  await mailLink(transaction, services, link);
}

async function mailTo(
  services: AccountServices,
  sender: Sender,
  request: MailRequest,
  write: (transaction: WriteTransaction, account: AccountRow) => Promise<void>,
): Promise<AuthOutcome<Record<string, never>>> {
  const email = normalEmail(request.email);
  if (!isMailAddress(email)) return refuse('email_address_invalid');
  const tooMany = await countMail(services, email, sender);
  if (tooMany) return tooMany;
  await services.store.write(async (transaction) => {
    const account = await findAccount(transaction, 'email', email);
    if (account) await write(transaction, account);
  });
  services.mail.wake();
  return done({});
}
