import { expect, test } from 'vitest';
import { nextStatuses } from '../enrollment-application.ts';
import { enrollmentStatuses, isAllowedMove } from './moves.ts';

test('a move is allowed exactly when the map says so', () => {
  for (const from of enrollmentStatuses) {
    const allowed = enrollmentStatuses.filter((to) => isAllowedMove(from, to));
    expect(allowed.toSorted()).toEqual([...nextStatuses[from]].toSorted());
  }
});
