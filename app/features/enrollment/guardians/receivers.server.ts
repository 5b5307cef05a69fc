import type { Receiver } from '#features/contact/conversation/receivers.server.ts';
import { childInLetter } from '#features/students/people/child-in-letters.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { type FormOfChild, listPeople, type PersonOfChild } from '../barred/people.server.ts';
import { type GradeLevel, gradeLevels } from '../grade-levels.ts';
import { idsOfChild } from '../same-child/forms-of-child.server.ts';
import { pageOfFamily } from './family-page/page-link.server.ts';
import { idsNaming } from './naming/named-in.server.ts';
import { type GuardianNumber, guardianName, inOneCase, whichGuardian } from './which-guardian.ts';
import './guardian-tables.server.ts';

/** A guardian whom the school can write to. */
export interface GuardianReceiver extends Receiver {
  /** Undefined for an account of which nobody knows whose it is. */
  guardian: GuardianNumber | undefined;
  child: string;
  /** Whether the page of the family opens for it: the address is proven, and its owner may know everything. */
  isProven: boolean;
  /** The form on which they stand, or which they follow: of several forms of one child, only that one is theirs. */
  applicationId: string;
  reference: string;
}

/**
 * Whom the school writes to about an application: both parents as it names them, and every account that follows it, each
 * address once; where the office has said that several forms are of one child, those of the others too. The child is
 * named only where the address is proven: by an account that follows an application, whose owner has shown both a code
 * of the school and that the mailbox is theirs (docs/decisions/0056), or by the button behind a link of our mail
 * (docs/decisions/0088). The second guardian's address was
 * typed by somebody else, and one that was changed in the portal by whoever held the phone: until such an account has
 * it, it is confirmed by mail or the office confirms it, it opens nothing. Whoever is told
 * nothing of the child is not among them, and whoever gets letters only opens nothing (docs/decisions/0078).
 */
export async function findReceivers(
  read: ReadStore,
  reference: string,
): Promise<GuardianReceiver[]> {
  return receiversAmong(read, reference, await listPeople(read, reference));
}

/** The same where the people of the child are read already; `grade` is the one that the child is in now. */
export async function receiversAmong(
  read: ReadStore,
  reference: string,
  people: readonly PersonOfChild[],
  grade = people[0]?.form.grade_level,
): Promise<GuardianReceiver[]> {
  const own = people[0]?.form;
  if (!own) return [];
  const ofAccounts = people.filter(({ accountId }) => accountId).map(({ email }) => email);
  const opens = new Set(
    [
      ...people.flatMap(({ form }) => [form.parent1_confirmed_email, form.parent2_confirmed_email]),
      ...ofAccounts,
    ].map(inOneCase),
  );
  const addresses = people.map(({ email }) => inOneCase(email));
  const proven = await findProvenAddresses(read, addresses);
  const classmates = await findClassmates(read, own, addresses);
  const child = {
    firstName: own.student_first_name,
    reference,
    gradeLevel: gradeLevels[grade as GradeLevel],
  };
  const byAddress = new Map<string, GuardianReceiver>();
  for (const person of people) {
    const address = inOneCase(person.email);
    if (address === '' || byAddress.has(address) || person.mayKnow === 'nothing') continue;
    const unproven = opens.has(address) ? undefined : ('unproven' as const);
    const isNamed = !unproven && proven.has(address);
    const closed = person.mayKnow === 'letters' ? 'lettersOnly' : unproven;
    const isProven = isNamed && !closed;
    const receiver = receiverOf(person);
    byAddress.set(address, {
      ...receiver,
      closed,
      isProven,
      child: childInLetter(child, classmates(address), isNamed),
      ...(isProven && { pageOfChildren: (now, site) => pageOfFamily(receiver, now, site) }),
      hasPortal: !closed && ofAccounts.map(inOneCase).includes(address),
    });
  }
  return [...byAddress.values()];
}

function receiverOf({
  form,
  email,
  accountId,
  guardian,
  codeFor,
}: PersonOfChild): Omit<GuardianReceiver, 'child' | 'isProven'> {
  const number =
    (accountId ? (codeFor ?? whichGuardian({ email, codeFor }, form)) : guardian) ?? undefined;
  return {
    email,
    guardian: number,
    applicationId: form.id,
    reference: form.reference,
    name: (number && guardianName(form, number)) || 'A parent or guardian',
    wantsLetters: number ? form[`parent${number}_letters`] === 1 : true,
  };
}

/**
 * Those of the addresses, in one case, that are known to be a guardian's: of an account that follows an application, or
 * whose reader has pressed the button of our mail. A mailbox that is shown to be theirs is theirs for each child.
 */
async function findProvenAddresses(
  read: ReadStore,
  addresses: readonly string[],
): Promise<Set<string>> {
  const pressed = await read
    .selectFrom('enrollment_guardian_acts')
    .select('account_email as email')
    .where('act', '=', 'provedAddress')
    .where('account_email', 'in', [...addresses, ''])
    .execute();
  const accounts = await read
    .selectFrom('accounts')
    .innerJoin('enrollment_guardians', 'account_id', 'accounts.id')
    .select('email')
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email']), 'in', [...addresses, '']))
    .execute();
  return new Set([...pressed, ...accounts].map(({ email }) => inOneCase(email)));
}

/**
 * The first names of other children in the class of this one, by the address of a guardian: twins are to be told apart
 * in a letter. Other forms of the same child are no other child.
 */
async function findClassmates(
  read: ReadStore,
  { reference, grade_level, enrollment_year }: FormOfChild,
  addresses: readonly string[],
): Promise<(address: string) => string[]> {
  const rows = await read
    .selectFrom('enrollment_applications')
    .select(['student_first_name as firstName', 'parent1_email', 'parent2_email'])
    .where('id', 'in', idsNaming(read, addresses))
    .where('id', 'not in', idsOfChild(read, reference))
    .where('grade_level', '=', grade_level)
    .where('enrollment_year', '=', enrollment_year)
    .execute();
  return (address) =>
    rows
      .filter((row) => [row.parent1_email, row.parent2_email].map(inOneCase).includes(address))
      .map(({ firstName }) => firstName);
}
