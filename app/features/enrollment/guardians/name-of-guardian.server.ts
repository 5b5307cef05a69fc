import type { ReadStore } from '#lib/store/store.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import { findReceivers } from './receivers.server.ts';
import { inOneCase } from './which-guardian.ts';

/** The name of whoever is signed in, as the application has it; without one, what the school calls them. */
export async function nameOfGuardian(
  read: ReadStore,
  { reference, email }: Pick<Guardian, 'reference' | 'email'>,
): Promise<string> {
  const receivers = await findReceivers(read, reference);
  const own = receivers.find((one) => inOneCase(one.email) === inOneCase(email));
  return own?.name ?? 'A parent or guardian';
}
