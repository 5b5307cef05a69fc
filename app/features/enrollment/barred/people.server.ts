import type { ReadStore } from '#lib/store/store.server.ts';
import { type GuardianNumber, guardianNumbers } from '../guardians/which-guardian.ts';
import { formsOfChild } from '../same-child/forms-of-child.server.ts';
import { accountPerson, guardianPerson } from './guardian-person.ts';
import type { Person, Verdict } from './may-know.ts';
import { whoMayKnow } from './who-may-know.server.ts';
import '../guardians/guardian-tables.server.ts';

/** Somebody who stands on a form of the child or follows one, with what they may know. */
export interface PersonOfChild extends Person, Verdict {
  form: FormOfChild;
  email: string;
  /** Null for a guardian as the form names them. */
  accountId: string | null;
  /** For whom the school made the code of the account; null where nobody said. */
  codeFor: GuardianNumber | null;
}

export type FormOfChild = Awaited<ReturnType<typeof listForms>>[number];

/** Both guardians of each form of the child and every account that follows one; the application itself comes first. */
export async function listPeople(read: ReadStore, reference: string): Promise<PersonOfChild[]> {
  const forms = await listForms(read, reference);
  const followers = await read
    .selectFrom('enrollment_guardians')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['email', 'guardian', 'application_id', 'account_id as accountId'])
    .where('application_id', 'in', [...forms.map(({ id }) => id), ''])
    .orderBy('linked_at')
    .execute();
  const people = forms.flatMap((form) => [
    ...guardianNumbers.map((guardian) => ({
      ...guardianPerson(form, guardian),
      form,
      email: form[`parent${guardian}_email`],
      accountId: null,
      codeFor: null,
    })),
    ...followers
      .filter(({ application_id }) => application_id === form.id)
      .map((account) => ({
        ...accountPerson(form, account),
        form,
        email: account.email,
        accountId: account.accountId,
        codeFor: account.guardian,
      })),
  ]);
  const verdicts = await whoMayKnow(read, reference, people);
  return people.map((person, at) => ({ ...person, ...(verdicts[at] as Verdict) }));
}

/** The form itself first, then the others of the same child, the oldest first. */
async function listForms(read: ReadStore, reference: string) {
  const forms = await formsOfChild(read, reference)
    .select(['id', 'reference', 'student_first_name', 'grade_level', 'enrollment_year'])
    .select(['parent1_first_name', 'parent1_last_name', 'parent1_email', 'parent1_letters'])
    .select(['parent2_first_name', 'parent2_last_name', 'parent2_email', 'parent2_letters'])
    .select(['parent1_phone', 'parent2_phone'])
    .select(['parent1_confirmed_email', 'parent2_confirmed_email'])
    .orderBy('submitted_at')
    .execute();
  const isOwn = (form: { reference: string }) => Number(form.reference === reference);
  return forms.sort((one, other) => isOwn(other) - isOwn(one));
}
