import {
  type GuardianNumber,
  type GuardiansOfApplication,
  inOneCase,
} from '../guardians/which-guardian.ts';
import { keysOf, type Person } from './may-know.ts';

/** What a form tells of the people who stand on it. */
export type GuardiansOnForm = { id: string } & Record<
  `parent${GuardianNumber}_${'first_name' | 'email' | 'phone'}`,
  string
>;

/** The columns that `accountPerson` needs. */
export const columnsOfGuardians = [
  ...(['application.id', 'parent1_email', 'parent2_email'] as const),
  ...(['parent2_first_name', 'parent2_phone'] as const),
];

/** One of the guardians of a form, as its row names them. */
export function guardianPerson(form: GuardiansOnForm, guardian: GuardianNumber): Person {
  const keys = keysOf({
    email: form[`parent${guardian}_email`],
    phone: form[`parent${guardian}_phone`],
    name: form[`parent${guardian}_first_name`],
  });
  return { applicationId: form.id, guardian, keys };
}

/**
 * Whoever follows a form with an account. On a form with one guardian everybody who follows it counts as that one
 * (`whichGuardian`); here they do only by the address, because what ends for an aunt is not to end for the mother.
 */
export function accountPerson(
  form: { id: string } & GuardiansOfApplication,
  {
    accountId,
    email,
    guardian,
  }: { accountId: string; email: string; guardian: GuardianNumber | null },
): Person {
  const own = inOneCase(email);
  const isAlone = form.parent2_first_name + form.parent2_phone + form.parent2_email === '';
  const byAddress =
    own === inOneCase(form.parent1_email) ? 1 : own === inOneCase(form.parent2_email) ? 2 : null;
  return {
    applicationId: form.id,
    guardian: byAddress ?? (isAlone ? null : guardian),
    keys: keysOf({ accountId, email }),
  };
}
