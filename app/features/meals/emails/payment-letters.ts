import { roomNotice } from '#desk/mail/room-notice.ts';
import type { School } from '#features/content/schemas.ts';
import { letterMail } from '#lib/mail/letter.ts';

interface About {
  school: School;
  publicUrl: string;
}

/** To the family: the reference, and how to go on. Nothing of what they wrote. */
export function paymentReceipt(to: string, reference: string, { school, publicUrl }: About) {
  return letterMail({ kind: 'meal-receipt', to, about: reference }, school, {
    subject: `${school.name}: your payment reference`,
    heading: 'Your payment reference for meals',
    parts: [
      'Write this reference in the message of the payment, or say it at the office.',
      { name: 'Payment reference', code: reference },
      'You paid by mobile money? Enter the transaction id here, and the office looks for the payment.',
      { label: 'Enter the transaction id', href: `${publicUrl}/parents/meals/transaction` },
      'We never ask for your mobile money PIN.',
      'You did not ask for this? Then somebody gave us your address by mistake. You can delete this mail.',
    ],
  });
}

/** To the office: a transaction id waits for its tick. */
export const transactionNotice = roomNotice({
  kind: 'meal-notice',
  room: 'meals',
  subject: 'Meal payment',
  says: 'A family has entered a transaction id. Please look for the payment and confirm it at the desk.',
  name: 'Payment reference',
});

/** To the family: the office has ticked it. */
export function paymentConfirmed(to: string, reference: string, { school, publicUrl }: About) {
  return letterMail({ kind: 'meal-confirmed', to, about: reference }, school, {
    subject: `${school.name}: your meal payment is confirmed`,
    heading: 'Your meal payment is confirmed',
    parts: [
      'Thank you. The money has reached the school.',
      { name: 'Payment reference', code: reference },
      { label: 'See the payment', href: `${publicUrl}/status` },
    ],
  });
}

/** To the family: the office did not find it, and where the reason stands. */
export function paymentNotFound(to: string, reference: string, { school, publicUrl }: About) {
  return letterMail({ kind: 'meal-not-found', to, about: reference }, school, {
    subject: `${school.name}: we could not find your meal payment`,
    heading: 'We could not find your meal payment',
    parts: [
      'The office has looked for the payment with this reference and did not find it. The page below tells you why. It asks for your reference.',
      { name: 'Payment reference', code: reference },
      { label: 'See the payment', href: `${publicUrl}/status` },
      `Questions? Call ${school.phone} and say the reference.`,
    ],
  });
}

/** The letters that say what the office has found: once that is no longer so, what still waits of them must not leave. */
export function lettersAbout(reference: string): { about: string; kinds: string[] } {
  return { about: reference, kinds: ['meal-confirmed', 'meal-not-found'] };
}
