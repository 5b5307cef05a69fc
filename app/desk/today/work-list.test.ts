import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import type { OpenTurn } from '../cases/turns/open-turns.server.ts';
import { nextDayOf, whenOf, workOf } from './work-list.ts';

const now = new Date('2026-12-04T08:00:00Z');
const today = dayInLusaka(now);
const DAY_MS = 24 * 60 * 60_000;

const openTurn = fc
  .record({
    whose: fc.constantFrom('ours' as const, 'theirs' as const),
    days: fc.option(fc.integer({ min: -9, max: 20 }), { nil: undefined }),
    since: fc.integer({ min: 0, max: 30 }),
    isBegun: fc.boolean(),
    status: fc.constantFrom('new', 'read'),
    assignedTo: fc.constantFrom(null, 'grace', 'ruth'),
  })
  .map(({ whose, days, since, isBegun, status, assignedTo }): Omit<OpenTurn, 'reference'> => {
    const by = days === undefined ? undefined : addDays(today, days);
    return {
      ...{ room: 'messages', kind: 'contact-message', status, assignedTo, isBegun },
      step: { number: 1, isPromised: true, isSaidBroken: false },
      turn: {
        whose,
        since: new Date(now.getTime() - since * DAY_MS).toISOString(),
        lateDays: Math.max(0, -(days ?? 0)),
        ...(by && { by }),
      },
    };
  });
const turns = fc
  .array(openTurn, { maxLength: 60 })
  .map((all) => all.map((one, at): OpenTurn => ({ ...one, reference: `CM-${at}` })));

/** By hand, one by one. */
function countedWhen({ turn: { whose, by }, isBegun }: OpenTurn) {
  if (by && by < today) return 'late';
  if (whose === 'ours') {
    if (by === undefined) return 'today';
    if (by === today) return 'today';
    if (!isBegun) return 'today';
    return by <= '2026-12-11' ? 'week' : undefined;
  }
  return by !== undefined && by <= '2026-12-11' ? 'week' : undefined;
}

test('over any school, every record that is due stands in one line, and nothing else does', () => {
  fc.assert(
    fc.property(turns, fc.uniqueArray(fc.nat(59)), (all, complaining) => {
      const complaints = new Set(complaining.map((at) => `CM-${at}`));
      const groups = workOf(all, now, complaints);
      const listed = groups.flatMap(({ when, turns: of }) =>
        of.map(({ reference }) => `${reference} ${when}`),
      );
      const counted = all.flatMap((one) => {
        const when = countedWhen(one);
        expect(whenOf(one, now)).toBe(when);
        return when ? [`${one.reference} ${when}`] : [];
      });
      expect(listed.toSorted()).toEqual(counted.toSorted());
      for (const { turns: of, when, assignedTo } of groups) {
        expect(of.every((one) => one.assignedTo === assignedTo)).toBe(true);
        const isAlone = when === 'late' || of.some(({ reference }) => complaints.has(reference));
        if (isAlone) expect(of).toHaveLength(1);
      }
      const order = groups.map(({ when }) => ['late', 'today', 'week'].indexOf(when));
      expect(order).toEqual(order.toSorted());
    }),
    { numRuns: 1000 },
  );
});

test('the next day that counts is the first one after this week', () => {
  fc.assert(
    fc.property(turns, (all) => {
      const beyond = all.filter((one) => one.turn.by && !countedWhen(one));
      expect(nextDayOf(all, now)).toBe(beyond.map((one) => one.turn.by ?? '').toSorted()[0]);
    }),
  );
});
