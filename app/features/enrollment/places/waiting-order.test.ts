import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedTo } from './waiting-order.ts';

test('whoever moves stands at the new place, and nobody else passes anybody', () => {
  const anyMove = fc
    .uniqueArray(fc.nat(), { minLength: 1, maxLength: 30 })
    .chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.integer({ min: 1, max: list.length }),
        fc.integer({ min: 1, max: list.length }),
      ),
    );
  fc.assert(
    fc.property(anyMove, ([list, from, to]) => {
      const moved = movedTo(list, from, to);
      const mover = list[from - 1];
      expect(moved[to - 1]).toBe(mover);
      expect(moved.filter((one) => one !== mover)).toEqual(list.filter((one) => one !== mover));
      expect(movedTo(moved, to, from)).toEqual(list);
    }),
  );
});
