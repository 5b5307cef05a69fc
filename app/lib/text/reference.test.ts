import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mistakeInReference, newReference, readReference, swappedReferences } from './reference.ts';

const prefixes = ['EN', 'JA', 'PM'];

const code = fc
  .array(fc.nat({ max: 2 ** 32 - 1 }), { minLength: 7, maxLength: 7 })
  .map((numbers) => newReference('EN', () => numbers));

describe('a reference', () => {
  test('reads like EN-7KQ4-M2XD, without look-alikes or vowels', () => {
    fc.assert(
      fc.property(code, (reference) => {
        expect(reference).toMatch(/^EN-[2-9CDFHJKMNPQRTWXY]{4}-[2-9CDFHJKMNPQRTWXY]{4}$/);
      }),
    );
  });

  test('is understood however it is typed', () => {
    fc.assert(
      fc.property(code, (reference) => {
        expect(readReference(reference.toLowerCase().replaceAll('-', ' '), 'EN')).toBe(reference);
        expect(readReference(` ${reference.replaceAll('-', '')}`, 'EN')).toBe(reference);
        expect(readReference(reference, 'JA')).toBeUndefined();
      }),
    );
  });

  test('is found again when two that stand side by side have changed places', () => {
    fc.assert(
      fc.property(code, fc.constantFrom(3, 4, 5, 6, 7, 8, 9), (reference, at) => {
        const typed = reference.replaceAll('-', '');
        const [one = '', other = ''] = [typed[at - 1], typed[at]];
        fc.pre(at > 2 && one !== other);
        const wrong = typed.slice(0, at - 1) + other + one + typed.slice(at + 1);
        expect(swappedReferences(wrong.toLowerCase())).toContain(reference);
        expect(swappedReferences(reference)).toEqual([]);
      }),
    );
  });

  test('one wrong character is caught', () => {
    const place = fc.constantFrom(3, 4, 5, 6, 8, 9, 10, 11);
    const other = fc.constantFrom(...'23456789CDFHJKMNPQRTWXY');
    fc.assert(
      fc.property(code, place, other, (reference, at, character) => {
        fc.pre(reference[at] !== character);
        const wrong = reference.slice(0, at) + character + reference.slice(at + 1);
        expect(readReference(wrong, 'EN')).toBeUndefined();
      }),
    );
  });

  test('two swapped characters are caught, wherever they stand', () => {
    const place = fc.nat({ max: 7 });
    fc.assert(
      fc.property(code, place, place, (reference, one, two) => {
        const characters = [...reference.slice(3).replace('-', '')];
        fc.pre(characters[one] !== characters[two]);
        [characters[one], characters[two]] = [characters[two] ?? '', characters[one] ?? ''];
        expect(readReference(`EN${characters.join('')}`, 'EN')).toBeUndefined();
      }),
    );
  });

  test('has no typing mistake exactly when it can be one of ours', () => {
    const prefix = fc.constantFrom(...prefixes);
    fc.assert(
      fc.property(code, prefix, (reference, kind) => {
        expect(
          mistakeInReference(reference.replace('EN', kind).toLowerCase(), prefixes),
        ).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const isOurs = prefixes.some((kind) => readReference(typed, kind));
        expect(mistakeInReference(typed, prefixes) === undefined).toBe(isOurs);
      }),
    );
  });

  test.each([
    ['', 'missing'],
    [' – ', 'missing'],
    ['2222-2222', 'prefix'],
    ['XX-2222-2222', 'prefix'],
    ['E', 'prefix'],
    ['EN', 'tooShort'],
    ['EN-2222-222', 'tooShort'],
    ['EN-2222-2222-2', 'tooLong'],
    ['EN-B222-2O22', 'strange'],
    ['EN-B', 'strange'],
    ['EN-2222-2223', 'check'],
  ])('“%s” has the mistake: %s', (typed, mistake) => {
    expect(mistakeInReference(typed, prefixes)?.kind).toBe(mistake);
  });

  test('the characters that are in no reference are named once', () => {
    expect(mistakeInReference('en-b2o2-2b22', prefixes)).toEqual({
      kind: 'strange',
      characters: ['B', 'O'],
    });
  });

  test('is not guessed: a hundred thousand are all different', () => {
    const made = new Set(Array.from({ length: 100_000 }, () => newReference('EN')));
    // 3.4 thousand million codes: about 1.5 pairs are expected to meet.
    expect(made.size).toBeGreaterThan(99_980);
  });
});
