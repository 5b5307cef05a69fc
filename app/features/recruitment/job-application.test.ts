import { expect, test } from 'vitest';
import { type JobApplicationStatus, nextStatuses } from './job-application.ts';

test('the moves of each status are in the order of the map', () => {
  const order = Object.keys(nextStatuses) as JobApplicationStatus[];
  for (const next of Object.values<readonly JobApplicationStatus[]>(nextStatuses)) {
    expect(order.filter((status) => next.includes(status))).toEqual(next);
  }
});
