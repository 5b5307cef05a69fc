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
