import type { Receiver } from '#features/contact/conversation/receivers.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type GradeLevel, gradeLevels } from '../grade-levels.ts';
import { formsOfChild } from '../same-child/forms-of-child.server.ts';
import {
  type GuardianNumber,
  guardianName,
  guardianNumbers,
  inOneCase,
  whichGuardian,
} from './which-guardian.ts';
import './guardian-tables.server.ts';
import '../tables.server.ts';

/** A guardian whom the school can write to. */
export interface GuardianReceiver extends Receiver {
  /** Undefined for an account of which nobody knows whose it is. */
  guardian: GuardianNumber | undefined;
  /** The form on which they stand, or which they follow: of several forms of one child, only that one is theirs. */
  applicationId: string;
  reference: string;
}

/**
 * Whom the school writes to about an application: both parents as it names them, and every account that follows it, each
 * address once; where the office has said that several forms are of one child, those of the others too. The child is
 * named only where the address is that of an account which follows one of them: its owner has shown both a code of the
 * school and that the mailbox is theirs (docs/decisions/0056). The second guardian's address was
 * typed by somebody else: until such an account has it or the office confirms it, it opens nothing.
 */
export async function findReceivers(
  read: ReadStore,
  reference: string,
): Promise<GuardianReceiver[]> {
  const forms = await listFormsOfChild(read, reference);
  const [own] = forms;
  if (!own) return [];
  const followers = await read
    .selectFrom('enrollment_guardians')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['email', 'guardian', 'application_id'])
    .where(
      'application_id',
      'in',
      forms.map(({ id }) => id),
    )
    .orderBy('linked_at')
    .execute();
  const proven = new Set(followers.map(({ email }) => inOneCase(email)));
  const child = `${own.student_first_name}, ${gradeLevels[own.grade_level as GradeLevel]}`;
  const opens = new Set(
    [...forms.flatMap((form) => [form.parent1_email, form.parent2_confirmed_email]), ...proven].map(
      inOneCase,
    ),
  );
  const byAddress = new Map<string, GuardianReceiver>();
  for (const form of forms) {
    const theirs = followers.filter(({ application_id }) => application_id === form.id);
    for (const receiver of receiversOfForm(form, theirs)) {
      const address = inOneCase(receiver.email);
      if (address === '' || byAddress.has(address)) continue;
      byAddress.set(address, {
        ...receiver,
        ...(proven.has(address) && { child }),
        ...(!opens.has(address) && { isUnproven: true }),
      });
    }
  }
  return [...byAddress.values()];
}

type Form = Awaited<ReturnType<typeof listFormsOfChild>>[number];

/** The form itself first, then the others of the same child, the oldest first. */
async function listFormsOfChild(read: ReadStore, reference: string) {
  const forms = await formsOfChild(read, reference)
    .select(['id', 'reference', 'student_first_name', 'grade_level'])
    .select(['parent1_first_name', 'parent1_last_name', 'parent1_email', 'parent1_letters'])
    .select(['parent2_first_name', 'parent2_last_name', 'parent2_email', 'parent2_letters'])
    .select(['parent2_phone', 'parent2_confirmed_email'])
    .orderBy('submitted_at')
    .execute();
  const isOwn = (form: { reference: string }) => Number(form.reference === reference);
  return forms.sort((one, other) => isOwn(other) - isOwn(one));
}

function receiversOfForm(
  form: Form,
  followers: readonly { email: string; guardian: GuardianNumber | null }[],
): GuardianReceiver[] {
  const addresses: { email: string; guardian: GuardianNumber | undefined }[] = [
    ...guardianNumbers.map((guardian) => ({ email: form[`parent${guardian}_email`], guardian })),
    ...followers.map(({ email, guardian }) => ({
      email,
      guardian: guardian ?? whichGuardian({ email, codeFor: null }, form),
    })),
  ];
  return addresses.map(({ email, guardian }) => ({
    ...{ email, guardian, applicationId: form.id, reference: form.reference },
    name: (guardian && guardianName(form, guardian)) || 'A parent or guardian',
    wantsLetters: guardian ? form[`parent${guardian}_letters`] === 1 : true,
  }));
}
