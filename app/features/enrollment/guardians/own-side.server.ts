import type { ReadStore } from '#lib/store/store.server.ts';
import { answersOfGuardians } from '../form/another-child/answers-of-guardians.ts';
import type { Answers } from '../form/answers.ts';
import type { AnswerName } from '../form/questions.ts';
import { answersOfRow } from '../intake/answer-columns.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';
import type { Guardian } from './portal-access/require-guardian.server.ts';
import {
  type GuardianNumber,
  guardianName,
  guardianNumbers,
  whichGuardian,
} from './which-guardian.ts';
import './guardian-tables.server.ts';

export interface OwnSide {
  row: EnrollmentApplicationRow;
  /** Which of the two whoever is signed in is, and who the other one is; undefined where nobody knows. */
  own: GuardianNumber | undefined;
  other: GuardianNumber | undefined;
}

/** What of an application is the guardian's own, and what is the other's. */
export async function findOwnSide(
  read: ReadStore,
  { applicationId, accountId, email }: Pick<Guardian, 'applicationId' | 'accountId' | 'email'>,
): Promise<OwnSide> {
  const row = await read
    .selectFrom('enrollment_applications')
    .selectAll()
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const link = await read
    .selectFrom('enrollment_guardians')
    .select('guardian')
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const own = link?.guardian ?? whichGuardian({ email, codeFor: null }, row);
  return { row, own, other: own && (own === 1 ? 2 : 1) };
}

/**
 * What stands in the form for another child: who the guardians and the emergency contact are, and how to reach the one
 * who is signed in. Of the other only the name: parents part (docs/decisions/0056). Nothing of `barred` guardians, so
 * that nobody names one again without thinking of it.
 */
export function answersOfOwnSide(
  { row, own }: OwnSide,
  barred: readonly GuardianNumber[],
): Partial<Answers> {
  const answers: Partial<Answers> = answersOfGuardians(answersOfRow(row));
  for (const name of Object.keys(answers) as AnswerName[]) {
    if (barred.some((number) => name.startsWith(`parent${number}`))) delete answers[name];
  }
  for (const number of guardianNumbers) {
    if (number === own) continue;
    delete answers[`parent${number}Phone`];
    delete answers[`parent${number}Email`];
  }
  if (!own) delete answers.emergencyContactPhone;
  return answers;
}

/** Who is signed in, by name; undefined where nobody knows which of the two it is. */
export function ownName({ row, own }: OwnSide): string | undefined {
  return own && guardianName(row, own);
}

/** By name; both where nobody knows which of them is signed in. */
export function nameOfOwnSide({ row, own }: OwnSide): string {
  const numbers = own ? [own] : guardianNumbers;
  const names = numbers.map((number) => guardianName(row, number));
  return names.filter(Boolean).join(' and ');
}
