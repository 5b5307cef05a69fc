import { expect, test } from 'vitest';
import { readUntil } from './until.ts';

const now = new Date('2026-11-27T12:00:00Z');

test('a day and a time are Lusaka’s', () => {
  expect(readUntil('2026-11-27 10:15', now)).toEqual(new Date('2026-11-27T08:15:00Z'));
  expect(readUntil('2026-11-27T10:15:30', now)).toEqual(new Date('2026-11-27T08:15:30Z'));
});

test('what is no moment, or lies ahead, is refused', () => {
  for (const typed of ['10:15', '2026-11-31 10:15', '2026-11-27 25:00', '27 November', '']) {
    expect(() => readUntil(typed, now)).toThrow('--until is a day and a time');
  }
  expect(() => readUntil('2026-11-27 14:01', now)).toThrow('lies ahead');
});
