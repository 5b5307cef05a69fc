import type { SheetColumns } from '#desk/sheet/sheet-column.ts';
import { phoneKey } from '#lib/search/search-words.ts';
import type { NamedChild } from '../named-child.ts';
import type { PeopleOfChild, PersonOfChild } from '../people/people-of-child.ts';
import type { RowOfChild } from './child-columns.ts';

/*
 * What Gibbon reads with “Import From File”, Column Order “Best Guess”: it finds a column by the name of its field, or by
 * what it calls that field, in any order, and leaves out the others. So one file serves several of its imports. Each head
 * here is the one of both that its versions have in common.
 */

const GROUP = 'For Gibbon: children';
const FIRST = 'For Gibbon: families and first guardians';
/** Of Zambia, as Gibbon wants it: without a plus. */
const COUNTRY_CODE = '260';
const NATIONAL = 9;

/** What Gibbon calls a child: our number, which has no space in it. */
const username = ({ child }: RowOfChild) => child.reference;

/** Gibbon needs both names of everybody: who has one only has it twice. */
const surnameOf = ({ firstName, lastName }: NamedChild) => lastName || firstName;

/** A child as a user, in its class and in its family: “User - Data - Basic”, “Student Enrolment” and “Children”. */
export const columnsOfGibbonChild: SheetColumns<RowOfChild> = {
  gibbonSurname: { name: 'Surname', group: GROUP, cell: ({ child }) => surnameOf(child) },
  gibbonFirst: {
    name: 'First Name',
    group: GROUP,
    cell: ({ child }) => child.firstName || child.lastName,
  },
  gibbonPreferred: {
    name: 'preferredName',
    group: GROUP,
    cell: ({ child }) => child.firstName || child.lastName,
  },
  gibbonOfficial: {
    name: 'Official Name',
    group: GROUP,
    cell: ({ child }) => `${child.firstName} ${child.lastName}`.trim(),
  },
  gibbonGender: {
    name: 'Gender',
    group: GROUP,
    cell: ({ child }) => ({ female: 'F', male: 'M' })[child.gender] ?? 'Unspecified',
  },
  gibbonBorn: { name: 'dob', group: GROUP, cell: ({ child }) => child.bornOn },
  gibbonRole: { name: 'Primary Role', group: GROUP, cell: () => 'Student' },
  gibbonRoles: { name: 'gibbonRoleIDAll', group: GROUP, cell: () => 'Student' },
  gibbonUser: { name: 'Username', group: GROUP, cell: username },
  // Nobody gets a way in because of a file.
  gibbonLogin: { name: 'canLogin', group: GROUP, cell: () => 'N' },
  gibbonYear: { name: 'School Year', group: GROUP, cell: ({ year }) => year.schoolYear },
  gibbonGrade: { name: 'Year Group', group: GROUP, cell: ({ year }) => shortGrade(year.grade) },
  gibbonClass: {
    name: 'Form Group',
    group: GROUP,
    cell: ({ year }) => shortGrade(year.grade) + year.letter,
  },
  gibbonEnrolled: { name: 'Student to Enroll', group: GROUP, cell: username },
  gibbonFamily: { name: 'Family Sync', group: GROUP, cell: ({ family }) => family },
  gibbonMember: { name: 'Family Member', group: GROUP, cell: username },
};

/** A guardian as a user and in the family: “User - Data - Parent” and “Adults”; beside the first one stands the “Family”. */
export const columnsOfGibbonAdults: SheetColumns<RowOfChild> = {
  gibbonFamilyName: { name: 'Family Name', group: FIRST, cell: ({ child }) => surnameOf(child) },
  gibbonAddressName: {
    name: 'Address Name',
    group: FIRST,
    cell: (row) => adultOf(row, 1)?.name ?? '',
  },
  ...columnsOfAdult(1),
  ...columnsOfAdult(2),
};

function columnsOfAdult(number: 1 | 2): SheetColumns<RowOfChild> {
  const group = number === 1 ? FIRST : 'For Gibbon: second guardians';
  const column = (key: string, name: string, cell: (adult: PersonOfChild) => string) => ({
    [`gibbonAdult${number}${key}`]: {
      name,
      group,
      cell: (row: RowOfChild) => {
        const adult = adultOf(row, number);
        return adult ? cell(adult) : '';
      },
    },
  });
  const ofRow = (key: string, name: string, cell: (row: RowOfChild) => string) => ({
    [`gibbonAdult${number}${key}`]: { name, group, cell },
  });
  const user = ({ family }: RowOfChild) => `${family}-P${number}`;
  return {
    ...column('Surname', 'Surname', ({ name }) => namesOf(name).surname),
    ...column('First', 'First Name', ({ name }) => namesOf(name).first),
    ...column('Preferred', 'preferredName', ({ name }) => namesOf(name).first),
    ...column('Official', 'Official Name', ({ name }) => name),
    ...column('Gender', 'Gender', genderOf),
    ...column('Role', 'Primary Role', () => 'Parent'),
    ...column('Roles', 'gibbonRoleIDAll', () => 'Parent'),
    ...ofRow('User', 'Username', user),
    ...column('Login', 'canLogin', () => 'N'),
    ...column('Email', 'Email', ({ email }) => email),
    ...column('PhoneType', 'Phone 1 (Type)', ({ phone }) => (phone ? 'Mobile' : '')),
    ...column('PhoneCode', 'Phone 1 (Country Code)', ({ phone }) => phoneOf(phone).code),
    ...column('Phone', 'Phone 1', ({ phone }) => phoneOf(phone).number),
    ...ofRow('Member', 'Family Member', user),
    // Where somebody may not know everything of the child the office decides in Gibbon too.
    ...ofRow('Data', 'Child Data Access', ({ people }) => (people?.isGuarded ? 'N' : 'Y')),
    ...column('Priority', 'Contact Priority', () => String(number)),
  };
}

/** Guardians whom a file may name: of whom nobody has written down that they are told nothing. */
export const adultsOf = (people: PeopleOfChild | undefined): PersonOfChild[] =>
  (people?.guardians ?? []).filter(({ name, mayKnow }) => name !== '' && mayKnow);

const adultOf = ({ people }: RowOfChild, number: 1 | 2) => adultsOf(people)[number - 1];

/** The last word is the surname; Gibbon needs both. */
function namesOf(name: string) {
  const words = name.split(/\s+/).filter(Boolean);
  const surname = words.at(-1) ?? '';
  return { surname, first: words.slice(0, -1).join(' ') || surname };
}

function genderOf({ relationship }: PersonOfChild): string {
  return { Mother: 'F', Father: 'M' }[relationship] ?? 'Unspecified';
}

/** Without spaces, and with its country apart. */
function phoneOf(phone: string): { code: string; number: string } {
  const key = phoneKey(phone);
  const isOurs = key.startsWith(COUNTRY_CODE) && key.length === COUNTRY_CODE.length + NATIONAL;
  return isOurs
    ? { code: COUNTRY_CODE, number: key.slice(COUNTRY_CODE.length) }
    : { code: '', number: key };
}

/** As short as Gibbon's short names may be: `G4`, `ECE1`. */
const shortGrade = (grade: string) => grade.replace(/^grade/, 'G').toUpperCase();

/** The heads of the ready lists, in their order. */
export const gibbonLists = {
  children: Object.keys(columnsOfGibbonChild),
  families: [
    ...['gibbonFamilyName', 'gibbonAddressName', 'gibbonFamily'],
    ...Object.keys(columnsOfAdult(1)),
  ],
  seconds: ['gibbonFamily', ...Object.keys(columnsOfAdult(2))],
};
