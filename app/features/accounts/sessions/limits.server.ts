import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import {
  type Counted,
  countAttempt,
  forgetAttempts,
  subjectOf,
  takeAttempt,
} from '#lib/rate-limit/attempts.server.ts';
import { countedOf, type Sender } from '#lib/rate-limit/sender.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';
import { type AuthRefusalCode, refuse } from '../protocol/auth-refusal.ts';
import type { KnownBy } from './known-senders.server.ts';

const QUARTER_HOUR = 15 * 60_000;
const HOUR = 60 * 60_000;

/**
 * Guesses at one account from one sender are slowed down; its owner, who sits elsewhere or asks for a mail, is not.
 * A sender as a whole may fail often: a cyber-café or a mobile network is one sender.
 */
const guessRule = rule('sign-in by account and sender', 10, QUARTER_HOUR);
/**
 * Of all strangers together, however many addresses they come from. Who has signed in from a device or a network before
 * is no stranger there; only the device is free of any rule for a day. NIST SP 800-63B, 5.2.2, allows a hundred.
 */
const strangersRules = [
  rule('sign-in by account', 50, HOUR),
  rule('sign-in by account, long', 100, 24 * HOUR),
];
/**
 * Of everybody on a network that the account has signed in from: neighbours in a cyber-café or behind a mobile network's
 * one address are no owners. A budget of its own, so that strangers elsewhere do not use up what the family has at home.
 */
const knownNetworkRule = rule('sign-in by account and known network', 100, 24 * HOUR);
/** A row of refusals is one line of the record. */
const recordRule = rule('refused sign-ins recorded', 1, HOUR);
const senderRule = rule('sign-in by sender', 300, QUARTER_HOUR);
/**
 * A stranger who keeps asking in another's name is slowed down; the owner, who asks from elsewhere, is not. Strangers
 * in many places fill a mailbox no faster than the second rule, and then its owner has a good link among those mails
 * (`openAtOnce` of one-time-links.server.ts).
 */
const mailRule = rule('account mail by address and sender', 6, HOUR);
const mailboxRule = rule('account mail by address', 20, HOUR);
const mailSenderRule = rule('account mail by sender', 120, HOUR);
const ownPasswordRule = rule('own password by account', 10, QUARTER_HOUR);
/** Who guesses here knows the password. The longer rule leaves one chance in 10,000 a day. */
const codeRules = [
  rule('second factor by account', 10, QUARTER_HOUR),
  rule('second factor by account, long', 30, 24 * HOUR),
];

function rule(name: string, most: number, perMs: number): AttemptRule {
  return { name, most, perMs };
}

/** Somebody who tries a password. */
interface Guesser {
  email: string;
  sender: Sender;
  /** By what the account knows the sender; nothing for a stranger. */
  known: KnownBy | undefined;
}

/** A known device counts for itself, whoever else shares its line. */
function guessSubject({ email, sender, known }: Guesser, secret: string): string {
  const from = (known === 'device' && sender.device) || sender.subject;
  return subjectOf(`account ${email} from ${from}`, secret);
}

/** Counts a guess at a password before it is looked at, so that guesses side by side do not slip through. */
export function countGuess(services: AccountServices, guesser: Guesser) {
  const { secret } = services;
  const account = subjectOf(`sign-in to ${guesser.email}`, secret);
  const subject = guessSubject(guesser, secret);
  const longer = {
    device: [],
    network: [{ rule: knownNetworkRule, subject }],
    stranger: strangersRules.map((each) => ({ rule: each, subject: account })),
  };
  return count(services, 'over_request_rate_limit', [
    { rule: guessRule, subject },
    ...longer[guesser.known ?? 'stranger'],
    ...countedOf(senderRule, guesser.sender),
  ]);
}

/** Once the right password came, the wrong ones before it from there count no longer. */
export function forgetGuesses(
  transaction: WriteTransaction,
  guesser: Guesser,
  secret: string,
): Promise<void> {
  return forgetAttempts(transaction, guessRule, guessSubject(guesser, secret));
}

/** Throws `TooManyAttempts` where this hour's refused sign-ins at an account, or from a sender, are counted already. */
export function countRefusal(
  transaction: WriteTransaction,
  about: string,
  { clock, secret }: Pick<AccountServices, 'clock' | 'secret'>,
): Promise<void> {
  const subject = subjectOf(`refused at ${about}`, secret);
  return countAttempt(transaction, recordRule, subject, clock.now());
}

/** Counts a mail that somebody asks for, whether or not the address is known. */
export function countMail(services: AccountServices, email: string, sender: Sender) {
  return count(services, 'over_email_send_rate_limit', [
    {
      rule: mailRule,
      subject: subjectOf(`mail to ${email} from ${sender.subject}`, services.secret),
    },
    { rule: mailboxRule, subject: subjectOf(`mail to ${email}`, services.secret) },
    ...countedOf(mailSenderRule, sender),
  ]);
}

/** Counts a guess by somebody who is signed in: at their own present password. */
export function countOwnPassword(services: AccountServices, accountId: string) {
  return count(services, 'over_request_rate_limit', [
    { rule: ownPasswordRule, subject: subjectOf(`account ${accountId}`, services.secret) },
  ]);
}

/** Counts a passkey that is shown at the sign-in, whoever it is of: looking at it costs the processor something. */
export function countShownPasskey(services: AccountServices, sender: Sender) {
  return count(services, 'over_request_rate_limit', countedOf(senderRule, sender));
}

/** Counts a guess at the six digits of a second factor, or at a recovery code. */
export function countCode(services: AccountServices, accountId: string) {
  const subject = subjectOf(`account ${accountId}`, services.secret);
  const counted = codeRules.map((each) => ({ rule: each, subject }));
  return count(services, 'over_request_rate_limit', counted);
}

/** Once the right code came, the wrong ones before it count no longer. */
export async function forgetCodes(
  transaction: WriteTransaction,
  accountId: string,
  secret: string,
): Promise<void> {
  const subject = subjectOf(`account ${accountId}`, secret);
  for (const each of codeRules) await forgetAttempts(transaction, each, subject);
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
