import { expect, test } from 'vitest';
import { isReadable, visibleKinds } from './mail-rooms.ts';

test('everybody sees the mails of their own work', () => {
  expect(visibleKinds(['admissions'])).toEqual([
    ...['enrollment-', 'guardian-', 'message-', 'parents-', 'meal-'],
  ]);
  expect(visibleKinds(['recruitment'])).toEqual(['job-']);
  expect(visibleKinds([])).toEqual([]);
  expect(isReadable('job-letter', ['admissions'])).toBe(false);
  expect(isReadable('message-reply', ['admissions'])).toBe(true);
});

test('a mail that opens an account is read by nobody', () => {
  expect(isReadable('account-recovery', ['administrator'])).toBe(false);
});
