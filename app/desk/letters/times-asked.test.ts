import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_TIMES_ASKED, nextToAsk } from './times-asked.server.ts';

const reference = fc.constantFrom('EN-1', 'EN-2', 'EN-3', 'EN-4');

test('whatever was sent before, nobody is asked more than twice, and nobody is reminded before all were asked', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(reference),
      fc.array(fc.subarray(['EN-1', 'EN-2', 'EN-3'])),
      (all, sent) => {
        const times = new Map<string, number>();
        const count = (one: string) => times.get(one) ?? 0;
        // Each letter goes to some of those whom it may go to.
        for (const some of [...sent, all, all, all]) {
          const { references, isReminder } = nextToAsk(all, times);
          if (isReminder) expect(all.every((one) => count(one) > 0)).toBe(true);
          for (const one of references) if (some.includes(one)) times.set(one, count(one) + 1);
          expect(Math.max(0, ...times.values())).toBeLessThanOrEqual(MOST_TIMES_ASKED);
        }
      },
    ),
  );
});
