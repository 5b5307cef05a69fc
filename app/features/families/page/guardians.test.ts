import { expect, test } from 'vitest';
import { mergeGuardians } from './guardians.ts';

const grace = {
  ...{ name: 'Grace Mwale', relationship: 'Mother' },
  ...{ phone: '0977 810 220', email: 'grace@mail.example' },
};

test('who is named on several forms is one person, however name and number are written', () => {
  expect(
    mergeGuardians([
      grace,
      { ...grace, name: 'MWALLE Grace', phone: '+260977810220', email: 'Grace@Mail.example' },
      { ...grace, phone: '0966 000 111', relationship: 'Aunt' },
    ]),
  ).toEqual([
    {
      ...{ name: 'Grace Mwale', relationships: ['Mother', 'Aunt'] },
      ...{ phones: ['0977 810 220', '0966 000 111'], emails: ['grace@mail.example'] },
    },
  ]);
});

test('two people with one telephone, and two with one name, stay two', () => {
  const father = { ...grace, name: 'Joseph Mwale', email: '' };
  const namesake = { ...grace, phone: '0955 204 618', email: 'other@mail.example' };
  expect(mergeGuardians([grace, father, namesake])).toHaveLength(3);
  const unreachable = { ...grace, phone: '', email: '' };
  expect(mergeGuardians([unreachable, unreachable])).toHaveLength(2);
});
