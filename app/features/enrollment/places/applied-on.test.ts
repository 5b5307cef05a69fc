import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayInLusaka } from '#lib/dates/plain-date.ts';
import { appliedOn, refuseAppliedOn } from './applied-on.ts';

const arrivedAt = new Date('2026-11-27T08:00:00Z');

test.each([
  ['pressed three days ago, while there was no line', '2026-11-24T20:00:00Z', '2026-11-24'],
  ['pressed late in the evening in Lusaka', '2026-11-25T22:30:00Z', '2026-11-26'],
  ['longer on its way than a week', '2026-11-12T08:00:00Z', '2026-11-20'],
  ['a clock of some other year', '1970-01-01T00:00:00Z', '2026-11-27'],
  ['a clock that is ahead', '2027-03-01T00:00:00Z', '2026-11-27'],
  ['no day at all', 'yesterday', '2026-11-27'],
  ['a sender that does not say', undefined, '2026-11-27'],
])('%s', (_, pressedAt, day) => {
  expect(appliedOn(pressedAt, arrivedAt)).toBe(day);
});

test('whatever a clock says, the day is never after the form arrived and at most seven days before', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true }),
      fc.date({ noInvalidDate: true, min: new Date('2020-01-01'), max: new Date('2100-01-01') }),
      (pressed, arrived) => {
        const day = appliedOn(pressed.toISOString(), arrived);
        const latest = dayInLusaka(arrived);
        expect(day <= latest && day >= addDays(latest, -7)).toBe(true);
      },
    ),
  );
});

test('the office may choose no day after the form was here, and none that is too long ago', () => {
  const sent = { arrivedOn: '2026-11-27', isOnPaper: false };
  expect(refuseAppliedOn('2026-11-28', sent)).toMatch(/27\sNovember\s2026/);
  expect(refuseAppliedOn('2026-11-19', sent)).toMatch(/20\sNovember\s2026/);
  expect(refuseAppliedOn('2026-11-20', sent)).toBeUndefined();
  expect(refuseAppliedOn('2026-09-01', { ...sent, isOnPaper: true })).toBeUndefined();
});
