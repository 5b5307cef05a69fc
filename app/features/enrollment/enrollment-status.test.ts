import { expect, test } from 'vitest';
import { enrollmentStatuses, everyEnrollmentStatus } from './enrollment-status.ts';
import { closedWithoutPlace, holdsPlace, isAllowedMove } from './status/status-sets.ts';

test('a move is allowed exactly when the map says so, and the moves are in its order', () => {
  for (const from of everyEnrollmentStatus) {
    const allowed = everyEnrollmentStatus.filter((to) => isAllowedMove(from, to));
    expect(allowed).toEqual(enrollmentStatuses[from].next);
  }
});

test('what is over leads nowhere but back to the waiting list, where the school decided it; everything else leads on', () => {
  for (const { next, isOver, isDecision } of Object.values(enrollmentStatuses)) {
    if (isOver && isDecision) expect(next).toEqual(['waitlisted']);
    else expect(next.length === 0).toBe(isOver === true);
  }
});

test('a place is held from the offer until the child is a student', () => {
  expect(holdsPlace).toEqual(['offered', 'accepted', 'enrolled']);
  expect(closedWithoutPlace).toEqual(['notOffered', 'declined', 'rescinded', 'withdrawn']);
});

test('no two statuses are equally far, so that one application of a child goes on', () => {
  const progress = Object.values(enrollmentStatuses).map((status) => status.progress);
  expect(new Set(progress).size).toBe(progress.length);
});
