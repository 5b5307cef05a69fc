import { expect, test } from 'vitest';
import { staffInFull, staffInText, staffWords, withStaffNames } from './staff-words.ts';

const names = {
  'r.banda@school.example': 'R. Banda',
  'm.phiri@school.example': 'Mary Phiri',
  'm.phiri2@school.example': 'mary phiri',
};

test.each([
  ['r.banda@school.example', 'R. Banda'],
  ['m.phiri@school.example', 'Mary Phiri (m.phiri@school.example)'],
  ['gone@school.example', 'gone@school.example'],
  ['the family', 'the family'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s is called %s', (address, words) => {
  expect(staffWords(names, address)).toBe(words);
});

test.each([
  ['Assigned to r.banda@school.example', 'Assigned to R. Banda'],
  ['By r.banda@school.example.', 'By R. Banda.'],
  ['From r.banda@school.example to gone@school.example', 'From R. Banda to gone@school.example'],
  ['xr.banda@school.example', 'xr.banda@school.example'],
  ['Status: Under review, with a mail', 'Status: Under review, with a mail'],
])('%s reads %s', (text, words) => {
  expect(withStaffNames(names, text)).toBe(words);
});

test('in full the address stands behind the name', () => {
  expect(staffInFull(names, 'r.banda@school.example')).toBe('R. Banda (r.banda@school.example)');
  expect(staffInFull(names, 'gone@school.example')).toBe('gone@school.example');
});

test('a text keeps each address beside its name', () => {
  expect(staffInText(names, 'to r.banda@school.example, now')).toEqual([
    { words: 'to ', address: undefined, at: 0 },
    { words: 'R. Banda', address: 'r.banda@school.example', at: 3 },
    { words: ', now', address: undefined, at: 25 },
  ]);
});
