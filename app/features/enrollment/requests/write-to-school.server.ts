import { type AnswerServices, writeAbout } from '#features/contact/conversation/answer.server.ts';
import type { Sender } from '#lib/rate-limit/sender.server.ts';
import type { Taken } from '#lib/store/take-submission.server.ts';
import type { Guardian } from '../guardians/portal-access/require-guardian.server.ts';
import { findReceivers } from '../guardians/receivers.server.ts';
import { inOneCase } from '../guardians/which-guardian.ts';
import { subjectOfWords } from '../second-chance/second-chance.server.ts';

/** A guardian writes to the school from the portal, in the conversation about the application, by the name that it has. */
export async function writeToSchool(
  services: AnswerServices,
  guardian: Guardian,
  {
    words,
    after,
    asks,
    sender,
  }: { words: string; after: string; asks?: string | undefined; sender: Sender },
): Promise<Taken> {
  const { reference: about, email } = guardian;
  const receivers = await findReceivers(services.store.read, about);
  const own = receivers.find((one) => inOneCase(one.email) === inOneCase(email));
  const name = own?.name ?? 'A parent or guardian';
  const conversation = { about, name, email };
  const { store, clock } = services;
  const subject = await subjectOfWords(store.read, about, asks, clock.now());
  return writeAbout(services, conversation, { author: name, words, subject, after, sender });
}
