import { expect, test } from 'vitest';
import { statusesOf } from '#desk/record/record-status.ts';
import { closedWithoutPost, jobApplicationStatuses } from './job-application-status.ts';

test('the moves of each status are in the order of the map, and what is over has none', () => {
  const order = statusesOf(jobApplicationStatuses);
  for (const { next, isOver } of Object.values(jobApplicationStatuses)) {
    expect(order.filter((status) => next.includes(status))).toEqual(next);
    expect(next.length === 0).toBe(isOver === true);
  }
});

test('an application comes to nothing when another is chosen or the candidate withdraws', () => {
  expect(closedWithoutPost).toEqual(['notSelected', 'withdrawn']);
});
