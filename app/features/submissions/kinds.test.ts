import { expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import {
  kindOfReference,
  readFamilyReference,
  referencePrefixes,
  submissionKinds,
} from './kinds.ts';

test('a kind, and how its references begin, are used once', () => {
  const names = submissionKinds.map(({ kind }) => kind);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(referencePrefixes).size).toBe(referencePrefixes.length);
});

test('a reference tells its kind by its first letters', () => {
  for (const kind of submissionKinds) {
    if ('prefix' in kind) expect(kindOfReference(newReference(kind.prefix))).toBe(kind.kind);
  }
  expect(kindOfReference('XX-2222-2222')).toBeUndefined();
  expect(kindOfReference('ENGLISH')).toBeUndefined();
});

test('what candidates send is not looked up as a family’s', () => {
  const isOfFamily = (prefix: string) => readFamilyReference(newReference(prefix)) !== undefined;
  expect(referencePrefixes.filter((prefix) => !isOfFamily(prefix))).toEqual(['JA']);
  expect(readFamilyReference('EN-2222-2223')).toBeUndefined();
});

test('a reference of a form that the site no longer has is one all the same', () => {
  const reference = newReference('XX');
  expect(readFamilyReference(reference.toLowerCase().replaceAll('-', ' '))).toBe(reference);
});
