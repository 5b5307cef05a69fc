import { type AnswerServices, writeAbout } from '#features/contact/conversation/answer.server.ts';
import type { Sender } from '#lib/limits/sender.server.ts';
import type { Taken } from '#lib/store/take-submission.server.ts';
import { nameOfGuardian } from '../guardians/name-of-guardian.server.ts';
import type { Guardian } from '../guardians/portal-access/require-guardian.server.ts';

/** A guardian writes to the school from the portal, in the conversation about the application. */
export async function writeToSchool(
  services: AnswerServices,
  guardian: Guardian,
  { words, after, sender }: { words: string; after: string; sender: Sender },
): Promise<Taken> {
  const name = await nameOfGuardian(services.store.read, guardian);
  const conversation = { about: guardian.reference, name, email: guardian.email };
  return writeAbout(services, conversation, { author: name, words, after, sender });
}
