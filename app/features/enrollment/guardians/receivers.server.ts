import type { Receiver } from '#features/contact/conversation/receivers.server.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { listPeople, type PersonOfChild } from '../barred/people.server.ts';
import { type GradeLevel, gradeLevels } from '../grade-levels.ts';
import { pageOfFamily } from './family-page/page-link.server.ts';
import { childInLetter } from './naming/child-in-letters.ts';
import { findClassmates } from './naming/classmates.server.ts';
import { findProvenAddresses } from './proven-addresses.server.ts';
import { type GuardianNumber, guardianName, inOneCase, whichGuardian } from './which-guardian.ts';

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
  const people = await listPeople(read, reference);
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
    gradeLevel: gradeLevels[own.grade_level as GradeLevel],
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
