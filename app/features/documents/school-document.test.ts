import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOfFile, slugFor, statusOf, withPlace } from './school-document.ts';

test.each([
  ['Fees.PDF', 'pdf'],
  ['photo.jpeg', 'jpg'],
  ['list.xlsx', 'xlsx'],
  ['list.xlsm', undefined],
  ['letter.doc', undefined],
  ['fees.pdf.exe', undefined],
  ['constructor', undefined],
  ['.constructor', undefined],
])('%s', (name, kind) => {
  expect(kindOfFile(name)).toBe(kind);
});

describe('the slug', () => {
  test('says what the title says, and no two are the same', () => {
    expect(slugFor('Uniform list 2027 (girls’ & boys’)', new Set())).toBe(
      'uniform-list-2027-girls-boys',
    );
    expect(slugFor('Ŵana', new Set())).toBe('wana');
    expect(slugFor('学校', new Set())).toBe('document');
    expect(slugFor('Fees', new Set(['fees', 'fees-2']))).toBe('fees-3');
  });

  test('is a part of an address, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(slugFor(title, new Set())).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});

test('a document is public from its day on, unless it was taken off or carries a virus', () => {
  const document = { isPublished: true, publishedFrom: '2026-05-04', scan: 'clean' } as const;
  expect(statusOf(document, '2026-05-03')).toBe('later');
  expect(statusOf(document, '2026-05-04')).toBe('public');
  expect(statusOf({ ...document, scan: 'notScanned' }, '2026-05-04')).toBe('public');
  expect(statusOf({ ...document, scan: 'infected' }, '2026-05-04')).toBe('infected');
  expect(statusOf({ ...document, isPublished: false }, '2026-05-04')).toBe('takenOff');
});

test('a document moves to its new place, and the others keep their order', () => {
  expect(withPlace(['a', 'b', 'c'], 'c', 1)).toEqual(['c', 'a', 'b']);
  expect(withPlace(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'a', 'c']);
  expect(withPlace(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a']);
  expect(withPlace(['a', 'b'], 'new', 3)).toEqual(['a', 'b', 'new']);
});
