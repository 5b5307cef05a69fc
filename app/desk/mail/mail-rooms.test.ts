import { expect, test } from 'vitest';
import { mailRooms } from '#features/submissions/kinds.ts';
import { isReadable, visibleKinds } from './mail-rooms.ts';

test('everybody sees the mails of their own work', () => {
  expect(visibleKinds(mailRooms, ['admissions'])).toEqual([
    ...['enrollment-', 'guardian-', 'message-', 'parents-', 'meal-'],
  ]);
  expect(visibleKinds(mailRooms, ['recruitment'])).toEqual(['job-']);
  expect(visibleKinds(mailRooms, [])).toEqual([]);
  expect(isReadable('job-letter', mailRooms, ['admissions'])).toBe(false);
  expect(isReadable('message-reply', mailRooms, ['admissions'])).toBe(true);
});

test('a mail that opens an account is read by nobody', () => {
  expect(isReadable('account-recovery', mailRooms, ['administrator'])).toBe(false);
});
