import { expect, test } from 'vitest';
import { nextStatuses } from '../enrollment-application.ts';
import { enrollmentStatuses, isAllowedMove } from './moves.ts';

test('a move is allowed exactly when the map says so, and the moves are in its order', () => {
  for (const from of enrollmentStatuses) {
    const allowed = enrollmentStatuses.filter((to) => isAllowedMove(from, to));
    expect(allowed).toEqual(nextStatuses[from]);
  }
});
