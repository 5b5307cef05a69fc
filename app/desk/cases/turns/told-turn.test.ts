import { expect, test } from 'vitest';
import type { Turn } from './answer-by.ts';
import { turnTold } from './told-turn.ts';

const now = new Date('2026-12-07T08:00:00Z');
const turn = (more: Partial<Turn>): Turn => ({
  ...{ whose: 'ours', since: '2026-11-30T08:00:00Z', lateDays: 0 },
  ...more,
});
const says = (more: Partial<Turn>) => turnTold(turn(more), now)?.says.replaceAll('\u00a0', ' ');

test('a family reads by when it hears from the school, and that the school is late', () => {
  expect(turnTold(turn({ by: '2026-12-11' }), now)?.whose).toBe('The school’s turn.');
  expect(says({ by: '2026-12-11' })).toBe('You hear from us by Friday, December 11.');
  const late = { by: '2026-12-04', lateDays: 3 };
  const regret = 'We wanted to answer you by Friday, December 4. We are late, and we are sorry.';
  expect(says(late)).toBe(regret);
  expect(says({ ...late, newDay: '2026-12-09' })).toBe(
    `${regret} You hear from us by Wednesday, December 9.`,
  );
  expect(says({ ...late, newDay: '2026-12-04' })).toBe(`${regret} Please call us.`);
  expect(says({ ...late, isBelated: true })).toBe(`${regret} Please call us.`);
});

test('whoever is asked for something does not read that the school comes next', () => {
  const asked = turnTold(turn({ whose: 'theirs', isAsked: true }), now);
  expect(asked?.whose).toBe('Your turn.');
  expect(asked?.awaited).toMatch(/^You: /);
});

test('nothing is said where nothing is promised', () => {
  expect(turnTold(undefined, now)).toBeUndefined();
  expect(turnTold(turn({}), now)).toBeUndefined();
  expect(turnTold(turn({ whose: 'nobodys' }), now)).toBeUndefined();
  expect(turnTold(turn({ whose: 'theirs' }), now)).toEqual({ whose: 'Your turn.', says: '' });
  expect(says({ whose: 'theirs', by: '2026-12-11' })).toBe('Please answer by Friday, December 11.');
});
