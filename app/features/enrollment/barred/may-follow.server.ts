import { refuse } from '#desk/record/desk-answer.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type GuardianNumber, guardianNumbers } from '../guardians/which-guardian.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import { guardianPerson } from './guardian-person.ts';
import { mayKnowOfChild, whoMayKnow } from './who-may-know.server.ts';

/** What the office is told that wants to give such a guardian a way in. */
export const MAY_NOT_FOLLOW = refuse(
  'The office has said that this person may not follow the application. It stands in red above. Lift it first.',
);

/** The guardians of a form who may not follow it. */
export async function listBarredGuardians(
  read: ReadStore,
  row: EnrollmentApplicationRow,
): Promise<GuardianNumber[]> {
  const people = guardianNumbers.map((guardian) => guardianPerson(row, guardian));
  const verdicts = await whoMayKnow(read, row.reference, people);
  return guardianNumbers.filter((_, at) => verdicts[at]?.mayKnow !== 'everything');
}

/** Whether one of the guardians of a form may follow it and decide. */
export async function mayFollow(
  read: ReadStore,
  row: EnrollmentApplicationRow,
  guardian: GuardianNumber,
): Promise<boolean> {
  const person = guardianPerson(row, guardian);
  return (await mayKnowOfChild(read, row.reference, person)) === 'everything';
}
