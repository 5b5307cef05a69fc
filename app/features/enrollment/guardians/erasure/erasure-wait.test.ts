import { expect, test } from 'vitest';
import { everyEnrollmentStatus } from '../../enrollment-status.ts';
import { erasureDueAt, erasureOutcome } from './erasure-wait.ts';

test.each([
  ['submitted', 'now'],
  ['underReview', 'now'],
  ['waitlisted', 'now'],
  ['notOffered', 'now'],
  ['offered', 'later'],
  ['accepted', 'later'],
  ['declined', 'later'],
  ['rescinded', 'later'],
  ['withdrawn', 'later'],
  ['enrolled', 'byOffice'],
] as const)('what one guardian asks to erase when it is %s: %s', (status, way) => {
  expect(erasureOutcome(status, 1)).toBe(way);
});

test('an erasure waits from the press of the office, which the family is told of later', () => {
  expect(erasureOutcome('underReview', 1, 'offered')).toBe('later');
  expect(erasureOutcome('offered', 1, 'underReview')).toBe('later');
  expect(erasureOutcome('accepted', 1, 'enrolled')).toBe('byOffice');
});

test('where somebody else follows the child, nothing goes at once', () => {
  expect(everyEnrollmentStatus.filter((status) => erasureOutcome(status, 2) === 'now')).toEqual([]);
  expect(erasureOutcome('enrolled', 2)).toBe('byOffice');
});

test('it waits for three days to the minute', () => {
  expect(erasureDueAt(new Date('2026-02-27T08:00:00Z'))).toEqual(new Date('2026-03-02T08:00:00Z'));
});
