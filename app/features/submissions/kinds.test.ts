import { expect, test } from 'vitest';
import { newReference } from '#lib/text/reference.ts';
import { familyPrefixes, kindOfReference, referencePrefixes, submissionKinds } from './kinds.ts';

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
  expect(referencePrefixes.filter((one) => !familyPrefixes.includes(one))).toEqual(['JA']);
});
