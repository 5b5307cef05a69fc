import { expect, test } from 'vitest';
import { addressOfPage, pageFrom, pageInWords, pageOf } from './list-page.ts';

const rows = Array.from({ length: 60 }, (_, at) => at);

test('a page holds 25, and the last one what is left', () => {
  expect(pageOf(rows, 1).rows).toEqual(rows.slice(0, 25));
  expect(pageOf(rows, 3)).toEqual({ rows: rows.slice(50), total: 60, page: 3 });
});

test('a list that has become shorter shows its last page, and an empty one its first', () => {
  expect(pageOf(rows.slice(0, 50), 3)).toMatchObject({ page: 2, total: 50 });
  expect(pageOf([], 3)).toEqual({ rows: [], total: 0, page: 1 });
});

test('an address says the page, and the first one says nothing', () => {
  const second = addressOfPage('?status=new', 2);
  expect(second).toBe('?status=new&page=2');
  expect(pageFrom(new URLSearchParams(second))).toBe(2);
  expect(addressOfPage(second, 1)).toBe('?status=new');
  expect(pageFrom(new URLSearchParams('page=-1'))).toBe(1);
});

test('which page it is, is said where there are several', () => {
  expect(pageInWords(1, 25)).toBe('');
  expect(pageInWords(2, 60)).toBe(', page 2 of 3');
});
