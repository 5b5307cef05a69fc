import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grades } from '#features/content/grades.ts';
import type { PersonOfChild } from '../people/people-of-child.ts';
import type { RowOfChild } from './child-columns.ts';
import { columnsOfGibbonAdults, columnsOfGibbonChild, gibbonLists } from './gibbon-columns.ts';

/**
 * What the imports of Gibbon need, as its own definitions have it (`resources/imports/*.yml` of GibbonEdu/core): the key and
 * the name of each field without which a row is refused or of which we write something, and what may stand in it. A password is left to Gibbon.
 */
type Field = readonly [key: string, name: string, holds: RegExp];
const some = /\S/;
const noSpaces = /^\S+$/;
const yesNo = /^[YN]$/;
const user = (login: string, preferred: string, roles: string): Field[] => [
  ['surname', 'Surname', some],
  ['firstName', 'First Name', some],
  ['preferredName', preferred, some],
  ['officialName', 'Official Name', some],
  ['gender', 'Gender', /^(F|M|Other|Unspecified)$/],
  ['gibbonRoleIDPrimary', 'Primary Role', some],
  ['gibbonRoleIDAll', roles, some],
  ['username', 'Username', noSpaces],
  ['canLogin', login, yesNo],
];
const family: Field = ['gibbonFamilyID', 'Family Sync', some];
const member: Field = ['gibbonPersonID', 'Family Member', noSpaces];
const parent: Field[] = [
  ...user('Can Login?', 'Preferred Name', 'All Roles'),
  ['email', 'Email', /^(\S+@\S+)?$/],
  ['phone1Type', 'Phone 1 (Type)', /^(Mobile)?$/],
  ['phone1CountryCode', 'Phone 1 (Country Code)', /^\d{0,7}$/],
  ['phone1', 'Phone 1', /^\d*$/],
];
const adults: Field[] = [
  ...[family, member],
  ['childDataAccess', 'Child Data Access', yesNo],
  ['contactPriority', 'Contact Priority', /^\d+$/],
];
const imports: Record<keyof typeof gibbonLists, Record<string, Field[]>> = {
  children: {
    'User - Data - Basic': [
      ...user('Can Login', 'Preffered Name', 'All Roles (including Primary Role)'),
      ['dob', 'Date of Birth', /^\d{4}-\d\d-\d\d$/],
    ],
    'Student Enrolment': [
      ['gibbonSchoolYearID', 'School Year', some],
      // Short names: five letters at the most.
      ['gibbonYearGroupID', 'Year Group', /^\S{1,5}$/],
      ['gibbonFormGroupID', 'Form Group', /^\S{1,5}$/],
      ['gibbonPersonID', 'Student to Enroll', noSpaces],
    ],
    Children: [family, member],
  },
  families: {
    Family: [
      ['name', 'Family Name', some],
      ['nameAddress', 'Address Name', some],
      ['familySync', 'Family Sync', some],
    ],
    'User - Data - Parent': parent,
    Adults: adults,
  },
  seconds: { 'User - Data - Parent': parent, Adults: adults },
};

const word = fc.constantFrom('Mapalo', 'Ng’andu', 'Mwila Banda', '张');
const phone = fc.constantFrom('', '0977 810 220', '+260 97 7810220', '+44 20 7946 0018');
const person: fc.Arbitrary<PersonOfChild> = fc.record({
  ...{ name: word, relationship: fc.constantFrom('', 'Mother', 'Father', 'Aunt'), phone },
  ...{ email: fc.constantFrom('', 'ruth@mail.example'), mayKnow: fc.constant(true) },
});
const rows: fc.Arbitrary<RowOfChild> = fc
  .record({
    // One of the names may be missing: a spreadsheet can have one column of names.
    names: fc
      .tuple(word, fc.constantFrom('', 'Zulu'))
      .chain((pair) => fc.shuffledSubarray(pair, { minLength: 2 })),
    gender: fc.constantFrom('', 'female', 'male'),
    grade: fc.constantFrom(...grades),
    letter: fc.constantFrom('', 'A', 'B'),
    guardians: fc.tuple(person, person),
    isGuarded: fc.boolean(),
  })
  .map(
    ({ names: [firstName = '', lastName = ''], gender, grade, letter, guardians, isGuarded }) => ({
      ...{ id: 'one', standing: 'here', siblings: '', papers: '', family: 'CH-2222-3333' },
      ...{ asked: undefined, people: { guardians, needs: '', isGuarded } },
      child: { reference: 'CH-2222-3333', firstName, lastName, bornOn: '2017-08-09', gender },
      year: {
        ...{ schoolYear: '2027', grade, letter, isPlanned: false },
        ...{ joinedOn: null, leftOn: null, leftReason: '' },
      },
    }),
  );

const columns = { ...columnsOfGibbonChild, ...columnsOfGibbonAdults };

describe.each(Object.entries(imports))('the list of %s', (list, of) => {
  const heads = gibbonLists[list as keyof typeof gibbonLists].map((key) => {
    const column = columns[key];
    if (!column) throw new Error(`There is no column ${key}.`);
    return column;
  });
  /** As its “Best Guess” does: the head is the key or the name of the field, in any case of letters. */
  const guessed = ([key, name]: Field) =>
    heads.filter((head) =>
      [key, name].some((called) => called.toLowerCase() === head.name.toLowerCase()),
    );

  test.each(Object.entries(of))(
    'has each field of “%s” once, with what may stand in it',
    (_, fields) => {
      for (const field of fields) expect([field[0], guessed(field).length]).toEqual([field[0], 1]);
      fc.assert(
        fc.property(rows, (row) => {
          for (const field of fields) {
            const [, , holds] = field;
            const cell = guessed(field)[0]?.cell(row, 1);
            expect(String(cell ?? '')).toMatch(holds);
          }
        }),
      );
    },
  );
});
