import { expect, test } from 'vitest';
import type { FoundRecord } from '#desk/family/search-room.server.ts';
import { familyName, groupByFamily, type Hit, inOrderOf } from './desk-answers.ts';

const record = (reference: string, title: string, lastName?: string): FoundRecord => ({
  ...{ id: reference, reference, title, detail: `About ${title}`, submittedAt: '' },
  ...{ status: { name: 'New', shape: 'info' }, to: `/staff/${reference}` },
  ...(lastName !== undefined && { lastName }),
});
const hit = (found: FoundRecord, isSounding = false): Hit => ({ ...found, isSounding });

const mutinta = record('EN-1', 'Mutinta Mwale', 'Mwale');
const taonga = record('EN-2', 'Taonga Mwale', 'Mwale');
const peter = record('EN-3', 'Peter Mwaale', 'Mwaale');
const payment = record('MP-1', 'K 500');
const message = record('CM-1', 'Bus');
const familyOf = new Map([
  ['EN-1', ['EN-1', 'MP-1', 'EN-2']],
  ['MP-1', ['EN-1', 'MP-1', 'EN-2']],
]);

test('one answer for a family, with all its children and what else was found of it', () => {
  const { families, others } = groupByFamily(
    [hit(payment), hit(mutinta), hit(message), hit(peter, true)],
    familyOf,
    [mutinta, taonga, peter],
  );
  expect(families).toMatchObject([
    {
      ...{ to: '/staff/families/EN-1', name: 'Mwale family', isSounding: false },
      children: [{ name: 'Mutinta Mwale' }, { name: 'Taonga Mwale' }],
      records: [{ reference: 'MP-1' }],
    },
    { name: 'Mwaale family', isSounding: true, children: [{ name: 'Peter Mwaale' }], records: [] },
  ]);
  expect(others.map(({ reference }) => reference)).toEqual(['CM-1']);
});

test('a child who is called so comes before one whose surname is alike, the newest of each first', () => {
  const child = (reference: string, firstName: string, lastName: string, day: string) => ({
    ...hit(record(reference, `${firstName} ${lastName}`, lastName)),
    ...{ firstName, submittedAt: day },
  });
  const surname = child('EN-4', 'Taonga', 'Bwalya', '2026-11-20');
  const called = child('EN-5', 'Bwalya', 'Zulu', '2026-01-10');
  const calledLater = child('EN-6', 'Chanda Bwalya', 'Phiri', '2026-02-10');
  const sounds = { ...child('EN-7', 'Bwaalya', 'Tembo', '2026-11-21'), isSounding: true };
  const sounding = { ...child('EN-8', 'Ruth', 'Bwaalya', '2026-11-22'), isSounding: true };
  const all = [sounding, surname, sounds, called, calledLater];
  expect(inOrderOf(['bwalya'], all).map(({ reference }) => reference)).toEqual([
    ...['EN-6', 'EN-5', 'EN-4', 'EN-7', 'EN-8'],
  ]);
});

test('a family is called by the last names of its children, the most frequent first', () => {
  const called = (...names: string[]) => familyName(names.map((lastName) => ({ lastName })));
  expect(called('Mwale')).toBe('Mwale family');
  expect(called('Banda', 'Mwale', ' Mwale')).toBe('Mwale and Banda family');
  expect(called('')).toBe('Family');
  expect(called()).toBe('Family');
});
