import type { ReadStore } from '#lib/store/store.server.ts';
import { readReference } from '#lib/text/reference.ts';
import type { GuardianNumber } from '../guardians/which-guardian.ts';
import { mayKnowAtStatus } from './at-status.server.ts';
import { listPeople } from './people.server.ts';
import { mayKnowOfChild } from './who-may-know.server.ts';

/**
 * Whether the office may hand a copy of these records to a guardian of the form with this reference: they may know
 * everything of each child in it. Of what is no application nobody knows whose guardian asks: then everybody has to.
 */
export async function mayHaveExport(
  read: ReadStore,
  { reference, guardian }: { reference: string; guardian: GuardianNumber },
  subjects: readonly string[],
): Promise<boolean> {
  const people = await listPeople(read, reference);
  const applicationId = people[0]?.applicationId;
  const keys = people
    .filter((one) => one.applicationId === applicationId && one.guardian === guardian)
    .flatMap((one) => one.keys);
  for (const subject of subjects) {
    if (readReference(subject, 'EN') !== subject) continue;
    const mayKnow = applicationId
      ? await mayKnowOfChild(read, subject, { applicationId, guardian, keys })
      : await mayKnowAtStatus(read, subject);
    if (mayKnow !== 'everything') return false;
  }
  return true;
}
