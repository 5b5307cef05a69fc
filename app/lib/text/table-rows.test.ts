import { expect, test } from 'vitest';
import { readRows } from './table-rows.ts';

test('a row has the line on which it begins', () => {
  const pasted = 'Name;Class\r\n"Mwansa\nPhiri";4B\r\n\r\nChanda;5A\r\n';
  expect(readRows(pasted, ';')).toEqual([
    { at: 1, cells: ['Name', 'Class'] },
    { at: 2, cells: ['Mwansa\nPhiri', '4B'] },
    { at: 5, cells: ['Chanda', '5A'] },
  ]);
});

test('nothing is read behind the rows that are asked for', () => {
  expect(readRows('a\nb\n\nc\nd', ',', 3).map(({ cells }) => cells)).toEqual([['a'], ['b'], ['c']]);
});
