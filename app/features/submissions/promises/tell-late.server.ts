import type { AnsweredRoom } from '#desk/cases/turns/open-turns.server.ts';
import {
  type GuardianServices,
  writeToFamily,
} from '#features/enrollment/guardians/guardian-mail.server.ts';
import { findReceivers } from '#features/enrollment/guardians/receivers.server.ts';
import { letterMail } from '#lib/mail/letter.ts';
import { enqueueReceipt } from '#lib/mail/outbox.server.ts';
import type { WriteTransaction } from '#lib/store/store.server.ts';
import { readStatusReference } from '../at-school.server.ts';
import { type BrokenPromise, lateLetter } from './late-letter.ts';

/**
 * Writes once to whoever waits that the day was not kept. A family is written to as in every letter: nobody who is told
 * nothing of the child, and nobody who wants no letters.
 */
export async function tellLate(
  transaction: WriteTransaction,
  services: GuardianServices,
  { findWaiting }: Pick<AnsweredRoom, 'findWaiting'>,
  reference: string,
  broken: BrokenPromise,
): Promise<void> {
  const waiting = await findWaiting(transaction, reference);
  if (!waiting) return;
  const { kind } = waiting;
  const { content, publicUrl, clock } = services;
  if ('family' in waiting) {
    const about = waiting.family;
    const everybody = await findReceivers(transaction, about);
    const receivers = everybody.filter(({ wantsLetters }) => wantsLetters);
    await writeToFamily(transaction, services, receivers, {
      about,
      letterFor: (receiver) => ({
        kind,
        reference: receiver.reference,
        ...lateLetter(receiver.reference, broken),
      }),
    });
    return;
  }
  const { school } = content;
  const letter = lateLetter(reference, broken);
  const mail = letterMail({ kind, to: waiting.to, about: reference }, school, {
    ...letter,
    subject: `${school.name}: we are late with our answer (${reference})`,
    parts: [
      ...letter.parts,
      ...(readStatusReference(reference)
        ? [{ label: 'Check the status', href: `${publicUrl}/status` }]
        : []),
      `Questions? Call ${school.phone}, and say the reference.`,
    ],
  });
  await enqueueReceipt(transaction, mail, clock.now());
}
