import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMoment, momentIn } from './moment.ts';
import { type ChainObject, chainNumbers, objectName, readObjects, sumOf } from './objects.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 8, 0, second));
const object = (number: number, kind: ChainObject['kind'], second: number): ChainObject => ({
  number,
  kind,
  at: at(second),
  sum: sumOf(Buffer.from(`${number}`)),
  isSealed: number % 2 === 0,
});
const chain = [
  object(0, 'part', 0),
  object(1, 'secret', 0),
  object(2, 'log', 1),
  object(3, 'whole', 2),
  object(4, 'log', 10),
  object(5, 'log', 20),
];

test('a moment is the whole and every look until then', () => {
  expect(momentIn(chain)?.at).toEqual(at(20));
  expect(momentIn(chain, at(15))?.objects).toEqual(chain.slice(0, 5));
  expect(momentIn(chain, at(10))?.at).toEqual(at(10));
  expect(momentIn(chain, at(5))?.objects).toEqual(chain.slice(0, 4));
  expect(momentIn(chain, at(1))).toBeUndefined();
  expect(momentIn(chain.slice(0, 3))).toBeUndefined();
});

test('a piece that is missing is noticed, and until when the copy is whole', () => {
  const without = (number: number) => chain.filter((one) => one.number !== number);
  expect(() => momentIn(without(0))).toThrow('missing');
  expect(() => momentIn(without(2))).toThrow('missing');
  expect(() => momentIn(without(4))).toThrow('missing after 2026-11-27T08:00:02.000Z');
  expect(momentIn(without(4), at(9))?.at).toEqual(at(2));
});

test('the newest chain that was whole by then is taken', async () => {
  const place = {
    folders: async () => ['files', 'chain-000001', 'chain-000002', 'chain-000010', 'other'],
    list: async (folder: string) => {
      if (folder === 'chain-000010') return chain.slice(0, 3).map(objectName);
      const later = folder === 'chain-000002' ? 30 : 0;
      return chain.map((one) => objectName({ ...one, at: new Date(+one.at + later * 1000) }));
    },
  };
  expect(await findMoment(place)).toMatchObject({ folder: 'chain-000002', at: at(50) });
  expect(await findMoment(place, at(31))).toMatchObject({ folder: 'chain-000001', at: at(20) });
  await expect(findMoment(place, at(0))).rejects.toThrow('no copy from that time');
});

test('names are read as they were given, and others are none of ours', () => {
  const name = fc.record({
    number: fc.nat(99_999_999),
    kind: fc.constantFrom('part', 'secret', 'whole', 'log'),
    at: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
    sum: fc.string().map((text) => sumOf(Buffer.from(text))),
    isSealed: fc.boolean(),
  }) as fc.Arbitrary<ChainObject>;
  fc.assert(
    fc.property(name, (one) => {
      expect(objectName(one)).toMatch(/^[\w-]+(\.age)?$/);
      expect(readObjects([objectName(one)])).toEqual([one]);
    }),
  );
  expect(readObjects(['x', 'school.db', `${objectName(chain[0] as ChainObject)}.part`])).toEqual(
    [],
  );
  expect(chainNumbers(['chain-000002', 'chain-2', 'files', 'chain-000001'])).toEqual([1, 2]);
});
