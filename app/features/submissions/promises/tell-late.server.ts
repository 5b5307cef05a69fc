import type { WorkRoom } from '#desk/rooms.ts';
import { findMessageReceiver } from '#features/contact/conversation/message-receiver.server.ts';
import {
  type GuardianServices,
  writeToFamily,
} from '#features/enrollment/guardians/guardian-mail.server.ts';
import { findReceivers } from '#features/enrollment/guardians/receivers.server.ts';
import { findPayerAddress } from '#features/meals/intake/payment-queries.server.ts';
import { findFormAddress } from '#features/parent-forms/queries.server.ts';
import { findCandidateAddress } from '#features/recruitment/queries.server.ts';
import { letterMail } from '#lib/mail/letter.ts';
import { enqueueReceipt, type MailKind } from '#lib/mail/outbox.server.ts';
import type { ReadStore, WriteTransaction } from '#lib/store/store.server.ts';
import { type BrokenPromise, lateLetter } from './late-letter.ts';

/** Whoever sent it and no family: the kind of mail, and the address, where there is one. */
interface OneSender {
  kind: MailKind;
  to: string;
}

/** Who waits for an answer: the family of an application, or one sender; undefined where nobody can be written to. */
type Waiting = { family: string; kind: MailKind } | OneSender;

type FindWaiting = (read: ReadStore, reference: string) => Promise<Waiting | undefined>;

const whoWaits: Record<WorkRoom, FindWaiting> = {
  enrollment: async (_, family) => ({ family, kind: 'enrollment-late' }),
  async messages(read, reference) {
    const found = await findMessageReceiver(read, reference);
    if (!found) return undefined;
    const kind = 'message-late';
    return found.about === null ? { kind, to: found.email } : { kind, family: found.about };
  },
  async careers(read, reference) {
    return { kind: 'job-late', to: await findCandidateAddress(read, reference) };
  },
  parents: (read, reference) => findFormAddress(read, reference),
  async meals(read, reference) {
    return { kind: 'meal-late', to: await findPayerAddress(read, reference) };
  },
};

/**
 * Writes once to whoever waits that the day was not kept. A family is written to as in every letter: nobody who is told
 * nothing of the child, and nobody who wants no letters.
 */
export async function tellLate(
  transaction: WriteTransaction,
  services: GuardianServices,
  { room, reference }: { room: WorkRoom; reference: string },
  broken: BrokenPromise,
): Promise<void> {
  const waiting = await whoWaits[room](transaction, reference);
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
      ...(room === 'messages' ? [] : [{ label: 'Check the status', href: `${publicUrl}/status` }]),
      `Questions? Call ${school.phone}, and say the reference.`,
    ],
  });
  await enqueueReceipt(transaction, mail, clock.now());
}
