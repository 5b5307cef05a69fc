import type { AttemptRule } from '#lib/attempt-window.ts';
import { forgetAttempts, subjectOf, takeAttempt } from '#lib/attempts.server.ts';
import type { Sender } from '#lib/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from './account-services.server.ts';
import { type AuthRefusalCode, refuse } from './auth-refusal.ts';

const QUARTER_HOUR = 15 * 60_000;
const HOUR = 60 * 60_000;

/**
 * Guesses at one account from one sender are slowed down; its owner, who sits elsewhere or asks for a mail, is not.
 * A sender as a whole may fail often: a cyber-café or a mobile network is one sender.
 */
export const guessRule: AttemptRule = {
  name: 'sign-in by account and sender',
  most: 10,
  perMs: QUARTER_HOUR,
};
const senderRule: AttemptRule = { name: 'sign-in by sender', most: 300, perMs: QUARTER_HOUR };
const mailRule: AttemptRule = { name: 'account mail by address', most: 6, perMs: HOUR };
const mailSenderRule: AttemptRule = { name: 'account mail by sender', most: 120, perMs: HOUR };
const ownPasswordRule: AttemptRule = {
  name: 'own password by account',
  most: 10,
  perMs: QUARTER_HOUR,
};
/** Who guesses here knows the password. The longer rule leaves one chance in 10,000 a day. */
const codeRules: AttemptRule[] = [
  { name: 'second factor by account', most: 10, perMs: QUARTER_HOUR },
  { name: 'second factor by account, long', most: 30, perMs: 24 * HOUR },
];

interface Counted {
  rule: AttemptRule;
  subject: string;
}

/** Whom guesses at this account from this sender are counted against. */
export function guessSubject(email: string, sender: Sender, secret: string): string {
  return subjectOf(`account ${email} from ${sender.subject}`, secret);
}

/** Counts a guess at a password before it is looked at, so that guesses side by side do not slip through. */
export function countGuess(services: AccountServices, email: string, sender: Sender) {
  return count(services, 'over_request_rate_limit', [
    { rule: guessRule, subject: guessSubject(email, sender, services.secret) },
    ...ofSender(senderRule, sender),
  ]);
}

/** Counts a mail that somebody asks for, whether or not the address is known. */
export function countMail(services: AccountServices, email: string, sender: Sender) {
  return count(services, 'over_email_send_rate_limit', [
    { rule: mailRule, subject: subjectOf(`mail to ${email}`, services.secret) },
    ...ofSender(mailSenderRule, sender),
  ]);
}

/** Counts a guess by somebody who is signed in: at their own present password. */
export function countOwnPassword(services: AccountServices, accountId: string) {
  return count(services, 'over_request_rate_limit', [
    { rule: ownPasswordRule, subject: subjectOf(`account ${accountId}`, services.secret) },
  ]);
}

/** Counts a guess at the six digits of a second factor, or at a recovery code. */
export function countCode(services: AccountServices, accountId: string) {
  const subject = subjectOf(`account ${accountId}`, services.secret);
  const counted = codeRules.map((rule) => ({ rule, subject }));
  return count(services, 'over_request_rate_limit', counted);
}

/** Once the right code came, the wrong ones before it count no longer. */
export async function forgetCodes(
  transaction: WriteTransaction,
  accountId: string,
  secret: string,
): Promise<void> {
  const subject = subjectOf(`account ${accountId}`, secret);
  for (const rule of codeRules) await forgetAttempts(transaction, rule, subject);
}

/** From this machine itself everybody may come, behind a proxy that nobody told us about. */
function ofSender(rule: AttemptRule, sender: Sender): Counted[] {
  return sender.isLoopback ? [] : [{ rule, subject: sender.subject }];
}

async function count(services: AccountServices, code: AuthRefusalCode, counted: Counted[]) {
  const tooMany = await takeAttempt(services.store, counted, services.clock.now());
  if (!tooMany) return undefined;
  const { retryAfterSeconds } = tooMany;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message =
    code === 'over_email_send_rate_limit'
      ? `We have sent several mails to this address. Look in your mailbox, also under spam, or try again in ${time}.`
      : `Too many attempts. Please try again in ${time}.`;
  return refuse(code, { message, retryAfterSeconds });
}
