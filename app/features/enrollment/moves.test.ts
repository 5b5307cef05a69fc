import { expect, test } from 'vitest';
import { nextStatuses } from './enrollment-application.ts';
import {
  enrollmentStatuses,
  isAllowedMove,
  type ReachedStatus,
  statusBeforeUndo,
  toldHistory,
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

const offered = {
  ...reached('offered', '09:05:00.000', 'banda@school.example'),
  mail: { status: 'waiting' as const, leavesAt: '2026-01-05T09:15:00.000Z', isLeaving: false },
};
const told = (history: readonly ReachedStatus[], time: string) =>
  toldHistory(history, new Date(`2026-01-05T${time}Z`)).map(({ status }) => status);

test('the family is told of each move when it cannot be taken back any more', () => {
  const history = [first, read, offered];
  expect(told(history, '09:05:00.000')).toEqual(['submitted']);
  expect(told(history, '09:10:00.000')).toEqual(['submitted', 'underReview']);
  expect(told(history, '09:14:59.999')).toEqual(['submitted', 'underReview']);
  expect(told(history, '09:15:00.000')).toEqual(['submitted', 'underReview', 'offered']);
});

test('a mail that has left or is leaving keeps its move, which is told then', () => {
  for (const change of [{ status: 'sent' as const }, { isLeaving: true }]) {
    const history = [first, read, { ...offered, mail: { ...offered.mail, ...change } }];
    expect(statusBeforeUndo(history, new Date('2026-01-05T09:06:00Z'))).toBeUndefined();
    expect(told(history, '09:06:00.000')).toEqual(['submitted', 'underReview', 'offered']);
  }
});

test('a mail that a newer move cancelled would wait again, so its move can still be taken back', () => {
  const cancelled = { ...offered, mail: { ...offered.mail, status: 'cancelled' as const } };
  const rescinded = reached('rescinded', '09:06:00.000', 'banda@school.example');
  const history = [first, read, cancelled, rescinded];
  expect(told(history, '09:07:00.000')).toEqual(['submitted']);
  expect(told(history, '09:15:00.000')).toEqual(['submitted', 'underReview', 'offered']);
});
