import type { AttemptRule } from '#lib/rate-limit/attempt-window.ts';
import { countAttempt, subjectOf, TooManyAttempts } from '#lib/rate-limit/attempts.server.ts';
import { familyPageLetter } from '../../emails/guardian-letters.ts';
import { type GuardianServices, writeToFamily } from '../guardian-mail.server.ts';
import { findReceivers } from '../receivers.server.ts';
import { familyLink } from './page-link.server.ts';

/** Whoever knows a birth date can press: it is to trouble nobody. */
const byReference: AttemptRule = {
  name: 'page of a family by reference',
  most: 3,
  perMs: 24 * 60 * 60_000,
};

/**
 * Sends the way to the page of all their children to every guardian of this one who may have a link, each to their own
 * address. Tells nothing: neither whether there is an address, nor whether there are other children, nor whether it was
 * asked for too often.
 */
export async function sendFamilyLink(services: GuardianServices, about: string): Promise<void> {
  const { store, clock, secret, mail } = services;
  const now = clock.now();
  const subject = subjectOf(`page of the family of ${about}`, secret);
  try {
    await store.write(async (transaction) => {
      await countAttempt(transaction, byReference, subject, now);
      const receivers = await findReceivers(transaction, about);
      const open = receivers.filter(({ closed }) => !closed);
      const asking = new Set(open.filter(({ isProven }) => !isProven).map(({ email }) => email));
      await writeToFamily(transaction, services, open, {
        about,
        letterFor: ({ email, reference }) => {
          const asksAt = asking.has(email)
            ? familyLink({ reference, email }, now, services)
            : undefined;
          return familyPageLetter({ reference }, asksAt);
        },
      });
    });
  } catch (error) {
    if (error instanceof TooManyAttempts) return;
    throw error;
  }
  mail.wake();
}
