import type { School } from '#features/content/schemas.ts';
import type { Applicant, NamedContact } from '#features/enrollment/same-child/applicant.ts';
import { emailKey, phoneKey } from '#lib/search/search-words.ts';
import {
  compareBirthDates,
  isNameAlike,
  isOneSlip,
  isPersonAlike,
  isSurnameAlike,
} from './alike.ts';

/** A question for the office: it decides, this only says what it may be and why. */
export interface Suggestion {
  question: 'sameChild' | 'sameFamily';
  /** Born on one day to the same guardians, with names of their own. */
  areTwins: boolean;
  /** Why, in plain words. */
  reasons: string[];
}

/** Phones and addresses that say nothing, by their keys: the school's own, and those that many families share. */
type CommonContacts = ReadonlySet<string>;

/** A phone or an address that so many families with surnames of their own have given is nobody's own. */
const MOST_FAMILIES_OF_A_CONTACT = 3;

/**
 * What two applications may have to do with each other, and why; undefined when nothing says that they belong
 * together. The same child: its name alike and its birth date the same, or nearly the same with somebody in common.
 * The same family: a phone or an address in common, both guardians, or one guardian with a slip in the number.
 */
export function suggest(
  one: Applicant,
  other: Applicant,
  common: CommonContacts,
): Suggestion | undefined {
  const shared = sharedContacts(one, other, common);
  const guardians = one.guardians.filter((guardian) =>
    other.guardians.some((theirs) => isPersonAlike(guardian, theirs)),
  );
  const birth = compareBirthDates(one.bornOn, other.bornOn);
  const isNamedAlike = isPersonAlike(one, other);
  const hasSurnameAlike = isSurnameAlike(one, other);
  const hasSomebodyInCommon = shared.length > 0 || guardians.length > 0;
  if (isNamedAlike && (birth === 'same' || (birth === 'close' && hasSomebodyInCommon))) {
    return {
      question: 'sameChild',
      areTwins: false,
      reasons: [
        nameReason(one, other),
        birth === 'same' ? 'same birth date' : 'nearly the same birth date',
        ...shared,
        ...guardianReason(guardians),
      ],
    };
  }
  const isSameHome =
    shared.length > 0 ||
    (hasSurnameAlike && guardians.length > 1) ||
    (guardians.length > 0 && hasEmergencyAlike(one, other)) ||
    guardians.some((guardian) => hasSlipInPhone(guardian, other, common));
  if (!isSameHome) return undefined;
  const areTwins = birth === 'same' && hasSurnameAlike && guardians.length > 0;
  return {
    question: 'sameFamily',
    areTwins,
    reasons: [
      ...(areTwins ? ['twins: same birth date'] : []),
      ...shared,
      ...(hasSurnameAlike ? ['same surname'] : []),
      ...guardianReason(guardians),
    ],
  };
}

/**
 * Of the contacts in these applications, those that families with more than `MOST_FAMILIES_OF_A_CONTACT` surnames
 * have given; the school's own are added to them.
 */
export function commonContacts(
  applicants: readonly Applicant[],
  ofSchool: readonly string[],
): CommonContacts {
  const surnames = new Map<string, Applicant[]>();
  for (const applicant of applicants) {
    for (const key of new Set(contactsOf(applicant).map(({ key: one }) => one))) {
      const known = surnames.get(key) ?? [];
      if (known.length > MOST_FAMILIES_OF_A_CONTACT) continue;
      if (!known.some((one) => isSurnameAlike(one, applicant))) {
        surnames.set(key, [...known, applicant]);
      }
    }
  }
  const shared = [...surnames].filter(([, named]) => named.length > MOST_FAMILIES_OF_A_CONTACT);
  return new Set([
    ...ofSchool.flatMap((contact) => [phoneKey(contact), emailKey(contact)]),
    ...shared.map(([key]) => key),
  ]);
}

/** The numbers and addresses of the school's own office, which families give as well. */
export function contactsOfSchool(
  school: Pick<School, 'phone' | 'admissionsPhone' | 'whatsapp' | 'email' | 'admissionsEmail'>,
): string[] {
  const { phone, admissionsPhone, whatsapp = '', email, admissionsEmail } = school;
  return [phone, admissionsPhone, whatsapp, email, admissionsEmail];
}

/**
 * Of the guardians, by the key that a record is found by; what is no number and no address is left out. An emergency
 * contact alone says nothing: an aunt or a neighbour stands in for several families.
 */
export function contactsOf({ guardians }: Applicant) {
  const contacts = [
    ...guardians.map(({ phone }) => ({ kind: 'phone' as const, key: phoneKey(phone) })),
    ...guardians.map(({ email }) => ({ kind: 'email' as const, key: emailKey(email) })),
  ];
  return contacts.filter(({ key }) => key !== '');
}

/** What is the same of the guardians of both, in plain words. */
export function sharedContacts(one: Applicant, other: Applicant, common: CommonContacts): string[] {
  const kinds = contactsOf(one)
    .filter(({ key }) => !common.has(key))
    .filter(({ key, kind }) =>
      contactsOf(other).some((theirs) => theirs.key === key && theirs.kind === kind),
    )
    .map(({ kind }) =>
      kind === 'phone' ? 'same phone of a guardian' : 'same email of a guardian',
    );
  return [...new Set(kinds)];
}

function hasEmergencyAlike({ emergency: one }: Applicant, { emergency: other }: Applicant) {
  const key = phoneKey(one.phone);
  return key !== '' && key === phoneKey(other.phone) && isNameAlike(one.name, other.name);
}

function hasSlipInPhone(guardian: NamedContact, other: Applicant, common: CommonContacts): boolean {
  const key = phoneKey(guardian.phone);
  if (key === '' || common.has(key)) return false;
  return other.guardians.some(
    (theirs) => isPersonAlike(guardian, theirs) && isOneSlip(key, phoneKey(theirs.phone)),
  );
}

function nameReason(one: Applicant, other: Applicant): string {
  const written = ({ firstName, lastName }: Applicant) => `${firstName} ${lastName}`.toLowerCase();
  return written(one) === written(other) ? 'same name' : 'nearly the same name';
}

function guardianReason(guardians: readonly NamedContact[]): string[] {
  const [first, second] = guardians;
  if (!first) return [];
  const names = [first, ...(second ? [second] : [])].map(({ firstName }) => firstName);
  return [`same guardian${second ? 's' : ''}: ${names.join(' and ')}`];
}
