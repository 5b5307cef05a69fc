import { expect, test } from 'vitest';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { everyEnrollmentStatus } from '../enrollment-status.ts';
import { canAskToLookAgain, secondChanceFor } from './look-again.ts';

const at = '2026-11-30T08:00:00.000Z';
const asked = { at, isAnswered: false, answeredAt: undefined, by: '2026-12-02' };
const told = (one: typeof asked | { isAnswered: boolean; answeredAt: string | undefined }) =>
  plainSpaces(secondChanceFor('notOffered', '0', { ...asked, ...one })?.asked ?? '');

test('is for whoever has a decision and no place, and for nobody else', () => {
  expect(everyEnrollmentStatus.filter(canAskToLookAgain)).toEqual(['waitlisted', 'notOffered']);
  expect(secondChanceFor('offered', '0', undefined)).toBeUndefined();
});

test('says what else can be done only where there will be no place', () => {
  expect(secondChanceFor('waitlisted', '0', undefined)?.ways).toHaveLength(1);
  expect(secondChanceFor('notOffered', '+260 1', undefined)?.ways.join(' ')).toContain('+260 1');
});

test('says by when the school answers, and that it has', () => {
  expect(told(asked)).toBe(
    'You asked us on November 30, 2026 to look again. We answer by December 2, 2026.',
  );
  expect(told({ isAnswered: true, answeredAt: '2026-12-01T08:00:00.000Z' })).toBe(
    'You asked us on November 30, 2026 to look again. You find our answer of December 1, 2026 in the messages.',
  );
  expect(told({ isAnswered: true, answeredAt: undefined })).toContain('We have answered you.');
});
