import { expect, test } from 'vitest';
import { stateOfWait, takesEffectAt } from './change-wait.ts';

const asked = new Date('2026-02-27T08:00:00Z');
const due = takesEffectAt(asked);

test('a change takes effect a day after it was asked for, to the minute', () => {
  expect(due).toEqual(new Date('2026-02-28T08:00:00Z'));
});

test.each([
  ['2026-02-27T08:00:00Z', 'waits'],
  ['2026-02-28T07:59:59Z', 'waits'],
  ['2026-02-28T08:00:00Z', 'due'],
  ['2026-03-01T07:59:59Z', 'due'],
  ['2026-03-01T08:00:00Z', 'tooLate'],
  ['2029-01-01T00:00:00Z', 'tooLate'],
  ['2020-01-01T00:00:00Z', 'waits'],
] as const)('at %s it is: %s', (now, state) => {
  expect(stateOfWait(due, new Date(now))).toBe(state);
});
