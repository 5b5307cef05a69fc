import type { Receiver } from '#features/contact/conversation/receivers.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { accountPerson, guardianPerson } from '../barred/guardian-person.ts';
import type { Person } from '../barred/may-know.ts';
import { whoMayKnow } from '../barred/who-may-know.server.ts';
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
 * typed by somebody else: until such an account has it or the office confirms it, it opens nothing. Whoever is told
 * nothing of the child is not among them, and whoever gets letters only opens nothing (docs/decisions/0078).
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
    .select(['email', 'guardian', 'application_id', 'account_id'])
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
  const people = forms.flatMap((form) =>
    receiversOfForm(
      form,
      followers.filter(({ application_id }) => application_id === form.id),
    ),
  );
  const verdicts = await whoMayKnow(
    read,
    reference,
    people.map(({ person }) => person),
  );
  const byAddress = new Map<string, GuardianReceiver>();
  for (const [at, { receiver }] of people.entries()) {
    const address = inOneCase(receiver.email);
    const mayKnow = verdicts[at]?.mayKnow;
    if (address === '' || byAddress.has(address) || mayKnow === 'nothing') continue;
    const unproven = opens.has(address) ? undefined : ('unproven' as const);
    byAddress.set(address, {
      ...receiver,
      ...(proven.has(address) && { child }),
      closed: mayKnow === 'letters' ? 'lettersOnly' : unproven,
    });
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
    .select(['parent1_phone', 'parent2_phone', 'parent2_confirmed_email'])
    .orderBy('submitted_at')
    .execute();
  const isOwn = (form: { reference: string }) => Number(form.reference === reference);
  return forms.sort((one, other) => isOwn(other) - isOwn(one));
}

function receiversOfForm(
  form: Form,
  followers: readonly { email: string; guardian: GuardianNumber | null; account_id: string }[],
): { receiver: GuardianReceiver; person: Person }[] {
  const addresses = [
    ...guardianNumbers.map((guardian) => ({
      ...{ email: form[`parent${guardian}_email`], guardian },
      person: guardianPerson(form, guardian),
    })),
    ...followers.map(({ account_id: accountId, ...follower }) => ({
      email: follower.email,
      guardian: follower.guardian ?? whichGuardian({ ...follower, codeFor: null }, form),
      person: accountPerson(form, { accountId, ...follower }),
    })),
  ];
  return addresses.map(({ email, guardian, person }) => ({
    person,
    receiver: {
      ...{ email, guardian, applicationId: form.id, reference: form.reference },
      name: (guardian && guardianName(form, guardian)) || 'A parent or guardian',
      wantsLetters: guardian ? form[`parent${guardian}_letters`] === 1 : true,
    },
  }));
}
