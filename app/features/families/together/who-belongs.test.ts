import { describe, expect, test } from 'vitest';
import type { Applicant } from '#features/enrollment/same-child/applicant.ts';
import { compareBirthDates, isNameAlike } from './alike.ts';
import { commonContacts, suggest } from './who-belongs.ts';

const grace = {
  ...{ firstName: 'Grace', lastName: 'Mwale' },
  ...{ phone: '0977 810 220', email: 'grace@mail.example' },
};
const joseph = { firstName: 'Joseph', lastName: 'Mwale', phone: '0966 431 087', email: '' };
const mutinta: Applicant = {
  reference: 'EN-1',
  ...{ firstName: 'Mutinta', lastName: 'Mwale', bornOn: '2020-03-14' },
  guardians: [grace, joseph],
  emergency: { name: 'Ruth Tembo', phone: '0955 204 618' },
};
const stranger: Applicant = {
  reference: 'EN-2',
  ...{ firstName: 'Chipo', lastName: 'Banda', bornOn: '2019-01-30' },
  guardians: [{ firstName: 'Moses', lastName: 'Banda', phone: '0971 000 111', email: '' }],
  emergency: { name: 'Agnes Zulu', phone: '0971 000 222' },
};
const nothingShared = new Set<string>();
const against = (changes: Partial<Applicant>, common: ReadonlySet<string> = nothingShared) =>
  suggest(mutinta, { ...mutinta, reference: 'EN-2', ...changes }, common);

describe('the same child twice', () => {
  test.each<[string, Partial<Applicant>]>([
    ['with the same answers', {}],
    ['with a name as it sounds', { lastName: 'Mwalle' }],
    ['with a typing error in the first name', { firstName: 'Mutnita' }],
    ['with first and last name in each other’s place', { firstName: 'Mwale', lastName: 'Mutinta' }],
    ['with a second first name', { firstName: 'Mutinta Grace' }],
    ['with two figures of the birth date swapped', { bornOn: '2020-03-41' }],
    ['with one figure of the birth date wrong', { bornOn: '2021-03-14' }],
    ['with other guardians, who sent a form of their own', { guardians: stranger.guardians }],
  ])('%s', (_, changes) => {
    expect(against(changes)?.question).toBe('sameChild');
  });

  test('with day and month swapped', () => {
    const one = { ...mutinta, bornOn: '2020-03-04' };
    expect(suggest(one, { ...one, bornOn: '2020-04-03' }, nothingShared)?.question).toBe(
      'sameChild',
    );
  });

  test('says why in plain words', () => {
    expect(against({ lastName: 'Mwalle' })?.reasons).toEqual([
      'nearly the same name',
      'same birth date',
      'same phone of a guardian',
      'same email of a guardian',
      'same guardians: Grace and Joseph',
    ]);
  });

  test('not with a nearly right date alone: a name is not rare enough for that', () => {
    const emergency = stranger.emergency;
    expect(against({ ...stranger, ...nameOf(mutinta), bornOn: '2020-03-15', emergency })).toBe(
      undefined,
    );
  });
});

describe('the same family', () => {
  test('twins have names of their own and are never the same child', () => {
    expect(against({ firstName: 'Taonga' })).toMatchObject({
      question: 'sameFamily',
      areTwins: true,
      reasons: expect.arrayContaining(['twins: same birth date', 'same phone of a guardian']),
    });
  });

  test.each<[string, Partial<Applicant>]>([
    ['by one phone, however it is written', { guardians: [{ ...grace, phone: '+260977810220' }] }],
    ['by one address', { guardians: [{ ...joseph, phone: '', email: 'Grace@MAIL.example' }] }],
    [
      'by both guardians, with new numbers',
      {
        guardians: [
          { ...joseph, phone: '0955 1' },
          { ...grace, phone: '', email: '' },
        ],
        emergency: stranger.emergency,
      },
    ],
    [
      'by one guardian with a slip in the number',
      { guardians: [{ ...grace, phone: '0977 801 220', email: '' }] },
    ],
  ])('%s', (_, changes) => {
    const sibling = { firstName: 'Luyando', bornOn: '2017-08-09' };
    expect(against({ ...sibling, ...changes })).toMatchObject({
      question: 'sameFamily',
      areTwins: false,
    });
  });

  test('strangers, namesakes and neighbours are not', () => {
    expect(suggest(mutinta, stranger, nothingShared)).toBeUndefined();
    const namesake = { ...stranger, lastName: 'Mwale' };
    expect(suggest(mutinta, namesake, nothingShared)).toBeUndefined();
    const neighbour = { ...stranger, emergency: mutinta.emergency };
    expect(suggest(mutinta, neighbour, nothingShared)).toBeUndefined();
  });
});

describe('a phone that says nothing', () => {
  const office = '+260 211 000 000';
  const typedByOffice = (one: Applicant): Applicant => ({
    ...one,
    guardians: one.guardians.map((guardian) => ({ ...guardian, phone: office, email: '' })),
  });

  test('the office’s own makes no family of two', () => {
    const common = commonContacts([], ['0211 000 000']);
    expect(suggest(typedByOffice(mutinta), typedByOffice(stranger), common)).toBeUndefined();
  });

  test('one that many families have given makes none either, and three surnames may be one home', () => {
    const named = (...surnames: string[]) =>
      surnames.map((lastName) => ({ ...typedByOffice(stranger), lastName }));
    const home = commonContacts(named('Banda', 'Phiri', 'Zulu', 'Piri', 'Bannda'), []);
    expect(suggest(typedByOffice(mutinta), typedByOffice(stranger), home)?.question).toBe(
      'sameFamily',
    );
    const many = commonContacts(named('Banda', 'Phiri', 'Zulu', 'Tembo'), []);
    expect(suggest(typedByOffice(mutinta), typedByOffice(stranger), many)).toBeUndefined();
  });

  test('an empty phone is nobody’s', () => {
    const without = (one: Applicant) => ({
      ...one,
      guardians: one.guardians.map((guardian) => ({ ...guardian, phone: '', email: '' })),
      emergency: { name: '', phone: '' },
    });
    expect(suggest(without(mutinta), without(stranger), nothingShared)).toBeUndefined();
  });
});

test.each([
  ['Mwale', 'Mwalle', true],
  ['Mwale', 'Mwela', false],
  ['Thandiwe', 'Tandiwe', true],
  ['Thandiwe', 'Thandiew', true],
  ['Ruth', 'Rtuh', true],
  ['Ruth', 'Rite', false],
  ['Taonga', 'Thabo', false],
  ['Mapalo', 'Malapo', false],
  ['Phiri-Banda', 'Banda', true],
  ['', 'Banda', false],
])('%s and %s: alike is %s', (one, other, isAlike) => {
  expect(isNameAlike(one, other)).toBe(isAlike);
  expect(isNameAlike(other, one)).toBe(isAlike);
});

test.each([
  ['2020-03-14', '2020-03-14', 'same'],
  ['2020-03-04', '2020-04-03', 'close'],
  ['2020-03-14', '2020-03-41', 'close'],
  ['2020-03-14', '2002-03-14', 'close'],
  ['2020-03-14', '2020-03-15', 'close'],
  ['2020-03-14', '2019-08-02', 'different'],
  ['', '', 'different'],
])('%s and %s are %s', (one, other, nearness) => {
  expect(compareBirthDates(one, other)).toBe(nearness);
});

const nameOf = ({ firstName, lastName }: Applicant) => ({ firstName, lastName });
