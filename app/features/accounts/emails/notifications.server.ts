import { type Letter, writeLetter } from '#lib/mail/letter.ts';
import { enqueueMail } from '#lib/mail/outbox.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import type { AccountServices } from '../account-services.server.ts';

declare module '#lib/mail/outbox.server.ts' {
  interface MailKinds {
    aboutAccounts: `account-${string}`;
  }
}

const signIn = (publicUrl: string) => ({ label: 'Sign in', href: `${publicUrl}/sign-in` });

const newPassword = (publicUrl: string) => ({
  label: 'Set a new password',
  href: `${publicUrl}/forgotten-password`,
});

/** What to do about a change that the owner did not make. */
const NOT_ME = (publicUrl: string): Letter['parts'] => [
  'If it was not you, set a new password now. That signs everybody else out. Then call our office.',
  newPassword(publicUrl),
];

/** Opening a link does nothing: programs that check mails open every one. */
const OPEN_AND_PRESS = 'Open this page and press the button there.';

const letter = (subject: string, ...parts: Letter['parts']): Letter => ({ subject, parts });

/** Every mail about an account: what caused it, and what it says. */
const letters = {
  confirmEmail: (link: string) =>
    letter(
      'Confirm your email address',
      'Somebody opened an account on our website with this email address.',
      OPEN_AND_PRESS,
      { label: 'Confirm my email address', href: link },
      'The link works once and for one day. If it was not you, do nothing: without the link the account cannot be used.',
    ),
  knownAddress: (publicUrl: string) =>
    letter(
      'You already have an account',
      'Somebody tried to open an account on our website with this email address. It has an account already, and nothing was changed.',
      signIn(publicUrl),
      `Forgotten the password? Set a new one: ${publicUrl}/forgotten-password`,
      'If it was not you, there is nothing to do.',
    ),
  setPassword: (link: string) =>
    letter(
      'Set a new password',
      'Somebody asked for a new password for your account on our website.',
      OPEN_AND_PRESS,
      { label: 'Set a new password', href: link },
      'The link works once and for one hour. If it was not you, do nothing: your password stays as it is.',
    ),
  confirmNewEmail: (link: string) =>
    letter(
      'Confirm your new email address',
      'You asked to use this email address for your account on our website.',
      OPEN_AND_PRESS,
      { label: 'Use this email address', href: link },
      'The link works once and for one day. If it was not you, do nothing.',
    ),
  newEmailTaken: (publicUrl: string) =>
    letter(
      'This email address has an account already',
      'Somebody who is signed in to another account asked to use this email address for it. It has an account of its own already, and nothing was changed.',
      signIn(publicUrl),
    ),
  newEmailAsked: (publicUrl: string) =>
    letter(
      'Your email address is about to change',
      'Somebody asked to use another email address for your account on our website. It changes when somebody opens the link in the mail to the new address and presses the button there.',
      'If it was not you, set a new password now. That stops the change and signs everybody out.',
      newPassword(publicUrl),
    ),
  invitation: (link: string) =>
    letter(
      'You are invited to the school’s desk',
      'A colleague has invited you to the desk of our website, where the office works. To begin, open this page, press the button there and set your password.',
      { label: 'Set my password', href: link },
      'The link works once and for three days. If you do not work at the school, please tell us, and delete this mail.',
    ),
  passwordChanged: (publicUrl: string) =>
    letter(
      'Your password was changed',
      'The password of your account on our website was changed, and other phones and computers were signed out.',
      'If it was not you, set a new password now.',
      newPassword(publicUrl),
    ),
  newPlace: (publicUrl: string) =>
    letter(
      'A sign-in from a new place',
      'Somebody has just signed in to your account on our website with your password, from a phone, computer or place that we have not seen with it in the last three months.',
      'If it was you, there is nothing to do.',
      ...NOT_ME(publicUrl),
    ),
  secondFactorOn: (publicUrl: string) =>
    letter(
      'Your second factor is on',
      'From now on your account on our website asks for a code of your authenticator app when you sign in. Keep the recovery codes that you were shown in a safe place: with one of them you can sign in without your phone.',
      ...NOT_ME(publicUrl),
    ),
  secondFactorOff: (publicUrl: string) =>
    letter(
      'Your second factor is off',
      'The second factor of your account on our website was turned off. You now sign in with your password only.',
      ...NOT_ME(publicUrl),
    ),
  passkeyAdded: (publicUrl: string) =>
    letter(
      'A passkey was added',
      'A passkey was added to your account on our website. From now on you sign in with a passkey. Your password does not open the account without one, also not with a code of an authenticator app. If you lose the phone, computer or key with the passkey, one of your recovery codes lets you sign in.',
      { label: 'See my passkeys', href: `${publicUrl}/account/passkeys` },
      ...NOT_ME(publicUrl),
    ),
  passkeyRemoved: (publicUrl: string) =>
    letter(
      'A passkey was removed',
      'A passkey of your account on our website was removed. It does not open the account any more, and phones and computers that signed in with it are signed out.',
      { label: 'See my passkeys', href: `${publicUrl}/account/passkeys` },
      ...NOT_ME(publicUrl),
    ),
  secondFactorReset: (publicUrl: string) =>
    letter(
      'The school has turned off your second factor',
      'Somebody asked our office to turn off the second factor of your account, and told us that it was you. You were signed out on all phones and computers. Your passkeys were removed too. Sign in with your password, then set up a new second factor.',
      signIn(publicUrl),
      'If it was not you, set a new password now and call our office.',
      newPassword(publicUrl),
    ),
  recoveryCodesMade: (publicUrl: string) =>
    letter(
      'You have new recovery codes',
      'New recovery codes were made for your account on our website. The codes from before do not work any more.',
      ...NOT_ME(publicUrl),
    ),
  recoveryCodeUsed: (publicUrl: string) =>
    letter(
      'A recovery code was used',
      'Somebody signed in to your account on our website with your password and one of your recovery codes. Each code works once. You see how many are left, and can make new ones, in your account.',
      { label: 'See my recovery codes', href: `${publicUrl}/account/second-factor` },
      ...NOT_ME(publicUrl),
    ),
};

/** Queues a mail within the transaction that causes it. `link` is what the letter leads to. */
export async function queueLetter(
  transaction: WriteTransaction,
  { content, clock, publicUrl }: Pick<AccountServices, 'content' | 'clock' | 'publicUrl'>,
  name: keyof typeof letters,
  to: string,
  link = publicUrl,
): Promise<void> {
  const kind =
    `account-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}` as const;
  const words = writeLetter(letters[name](link), content.school);
  await enqueueMail(transaction, { kind, to, priority: 'first', ...words }, clock.now());
}
