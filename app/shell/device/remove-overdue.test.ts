import { expect, test } from 'vitest';
import { withoutOverdue } from './remove-overdue.ts';

const now = new Date('2026-03-01T08:00:00Z');
const long = '2026-01-05T08:00:00Z';
const lately = '2026-02-20T08:00:00Z';

test('what was delivered goes after 30 days; what waits never goes by itself', () => {
  const entries = [
    { submissionDate: long, delivery: { key: 'a', hasReachedSchool: true } },
    { submissionDate: lately, delivery: { key: 'b', hasReachedSchool: true } },
    { submissionDate: long, delivery: { key: 'c', hasReachedSchool: false } },
    { submissionDate: long },
  ];
  expect(withoutOverdue(entries, now)).toEqual([entries[1], entries[2]]);
});

test.each([
  ['two years late, on the next day', '2028-02-28T08:00:00Z', '2028-03-01T08:00:00Z', true],
  ['two years late, a month later', '2028-01-20T08:00:00Z', '2028-03-01T08:00:00Z', false],
  ['two years late, and set right', '2028-02-28T08:00:00Z', '2026-03-01T08:00:00Z', true],
  ['two years early', '2024-02-28T08:00:00Z', '2024-03-01T08:00:00Z', true],
  ['two years early, a month later', '2024-02-28T08:00:00Z', '2024-04-01T08:00:00Z', false],
  ['two years early, and set right', '2024-02-28T08:00:00Z', '2026-03-01T08:00:00Z', true],
])('what was delivered stays 30 days by a clock that runs %s', (_, receivedAt, at, stays) => {
  const delivery = { key: 'a', hasReachedSchool: true, receivedAt };
  const entries = [{ submissionDate: '2026-02-28T08:00:00Z', delivery }];
  expect(withoutOverdue(entries, new Date(at))).toEqual(stays ? entries : []);
});
