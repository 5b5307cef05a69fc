import { expect, test } from 'vitest';
import { isNode, nodesOf } from './classes/syntax.ts';
import { readSources } from './tables/tables-of-rooms.ts';

/** `{ ...{ a, b }, c }` says no more than `{ a, b, c }`: the braces were there to keep lines together. */
test('no object is written into an object only to keep its lines together', () => {
  const found = readSources().filter((source) =>
    nodesOf(source).some(
      ({ type, argument }) =>
        type === 'SpreadElement' && isNode(argument) && argument.type === 'ObjectExpression',
    ),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
}, 30_000);
