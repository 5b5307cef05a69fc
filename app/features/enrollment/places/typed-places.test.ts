import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fromKept,
  numberIn,
  seenAnew,
  stillTyped,
  type TypedByGrade,
  toKeep,
  withTyped,
} from './typed-places.ts';

const grade4 = { grade: 'grade4', places: 22, version: 3 };
const grade5 = { grade: 'grade5', version: 0 };

const anyTyped = fc.dictionary(
  fc.constantFrom('ece1', 'grade4', 'grade7'),
  fc.record({ text: fc.string(), seen: fc.nat(99) }),
) as fc.Arbitrary<TypedByGrade>;

test('whatever was typed comes back from the device as it was', () => {
  fc.assert(
    fc.property(anyTyped, (typed) => {
      expect(fromKept(toKeep(typed))).toEqual({ ...typed });
    }),
  );
  expect(fromKept(undefined)).toEqual({});
  expect(fromKept({ grade4: 'nonsense' })).toEqual({});
});

test('a field that is back at what is saved is typed no more', () => {
  const once = withTyped({}, grade4, '24');
  expect(once).toEqual({ grade4: { text: '24', seen: 3 } });
  expect(withTyped(once, grade4, '22 ')).toEqual({});
  expect(withTyped(once, grade5, '')).toEqual(once);
});

test('which version was seen stays that of the first key, until somebody has read of a faster colleague', () => {
  const typed = withTyped({}, grade4, '24');
  const newer = { ...grade4, places: 23, version: 4 };
  expect(withTyped(typed, newer, '25')).toEqual({ grade4: { text: '25', seen: 3 } });
  expect(seenAnew(typed, [newer])).toEqual({ grade4: { text: '24', seen: 4 } });
  expect(stillTyped(typed, [newer])).toEqual(typed);
  expect(stillTyped(typed, [{ ...newer, places: 24 }])).toEqual({});
});

test('only whole numbers count before the server has looked', () => {
  expect(['22', ' 7 ', '', 'abc', '-1', '2.5'].map(numberIn)).toEqual([
    ...[22, 7],
    ...[undefined, undefined, undefined, undefined],
  ]);
});
