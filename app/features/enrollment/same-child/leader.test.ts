import { expect, test } from 'vitest';
import type { EnrollmentStatus } from '../enrollment-status.ts';
import { everyEnrollmentStatus } from '../enrollment-status.ts';
import { leaderOf } from './leader.ts';

const one = (reference: string, status: EnrollmentStatus, submittedAt: string) => ({
  ...{ reference, status, submittedAt },
});

test('of two that stand alike, the older one goes on', () => {
  const older = one('EN-2', 'submitted', '2026-01-01');
  expect(leaderOf([one('EN-1', 'submitted', '2026-01-02'), older])).toBe(older);
});

test('the one that has come further goes on, and a closed one only beside closed ones', () => {
  const open = one('EN-3', 'submitted', '2026-03-01');
  const offered = one('EN-2', 'offered', '2026-02-01');
  const closed = one('EN-1', 'withdrawn', '2026-01-01');
  expect(leaderOf([open, offered, closed])).toBe(offered);
  expect(leaderOf([open, closed])).toBe(open);
  expect(leaderOf([closed])).toBe(closed);
});

test('of two that are enrolled, the one by which the child is at the school goes on', () => {
  const left = one('EN-1', 'enrolled', '2026-01-01');
  const here = { ...one('EN-2', 'enrolled', '2026-02-01'), isHere: true };
  expect(leaderOf([left, here])).toBe(here);
  expect(leaderOf([{ ...left, isHere: true }, here])?.reference).toBe('EN-1');
  const further = one('EN-3', 'enrolled', '2026-03-01');
  const accepted = { ...one('EN-4', 'accepted', '2026-01-01'), isHere: true };
  expect(leaderOf([accepted, further])).toBe(further);
});

test('every status has its place: before withdrawn, unless it is that', () => {
  for (const status of everyEnrollmentStatus) {
    const newer = one('EN-2', status, '2026-02-01');
    const withdrawn = one('EN-1', 'withdrawn', '2026-01-01');
    expect(leaderOf([newer, withdrawn])).toBe(status === 'withdrawn' ? withdrawn : newer);
  }
});
