import { expect, test } from 'vitest';
import { nextStatuses } from './enrollment-application.ts';
import {
  enrollmentStatuses,
  isAllowedMove,
  type ReachedStatus,
  statusBeforeUndo,
} from './moves.ts';

test('a move is allowed exactly when the map says so', () => {
  for (const from of enrollmentStatuses) {
    const allowed = enrollmentStatuses.filter((to) => isAllowedMove(from, to));
    expect(allowed.toSorted()).toEqual([...nextStatuses[from]].toSorted());
  }
});

const reached = (status: ReachedStatus['status'], time: string, movedBy: string | null = null) => ({
  status,
  reachedAt: `2026-01-05T${time}Z`,
  movedBy,
});
const first = reached('submitted', '08:00:00.000');
const read = reached('underReview', '09:00:00.000', 'banda@school.example');

test('the last move can be taken back for ten minutes', () => {
  const at = (time: string) => statusBeforeUndo([first, read], new Date(`2026-01-05T${time}Z`));
  expect(at('09:00:01.000')).toBe('submitted');
  expect(at('09:09:59.999')).toBe('submitted');
  expect(at('09:10:00.000')).toBeUndefined();
});

test('nobody takes back the submission, or what the family did', () => {
  const now = new Date('2026-01-05T09:01:00Z');
  expect(statusBeforeUndo([first], now)).toBeUndefined();
  const withdrawn = reached('withdrawn', '09:00:30.000');
  expect(statusBeforeUndo([first, read, withdrawn], now)).toBeUndefined();
});
