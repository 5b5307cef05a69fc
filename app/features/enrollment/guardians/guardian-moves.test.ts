import { expect, test } from 'vitest';
import { everyEnrollmentStatus } from '../enrollment-status.ts';
import { movesForGuardian } from './guardian-moves.ts';

test('a family answers an offer, and steps out as long as it is in', () => {
  const open = Object.fromEntries(
    everyEnrollmentStatus.map((status) => [status, movesForGuardian(status)]),
  );
  expect(open).toEqual({
    submitted: ['withdrawn'],
    underReview: ['withdrawn'],
    waitlisted: ['withdrawn'],
    offered: ['accepted', 'declined', 'withdrawn'],
    accepted: ['withdrawn'],
    ...{ notOffered: [], declined: [], rescinded: [], enrolled: [], withdrawn: [] },
  });
});
