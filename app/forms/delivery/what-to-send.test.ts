import { expect, test } from 'vitest';
import type { Delivery, WaitingEntry } from '../device/submission-list.ts';
import { untilNextMs, whatToSend } from './what-to-send.ts';

const now = new Date('2026-01-05T08:00:00Z');

function entry(key: string, delivery: Partial<Delivery> = {}): WaitingEntry {
  return {
    submissionDate: '2026-01-05T07:00:00Z',
    delivery: { key, hasReachedSchool: false, ...delivery },
  };
}

const refusal = { title: 'Error', detail: 'Enter a subject.', errors: [] };
const waiting = [
  entry('plain'),
  entry('refused', { refusal }),
  entry('without file', { needsFile: true }),
  entry('held back', { notBefore: '2026-01-05T08:01:00Z' }),
  entry('held back until now', { notBefore: '2026-01-05T08:00:00Z' }),
  entry('unreadable instant', { notBefore: 'later' }),
];
const keysOf = (entries: WaitingEntry[]) => entries.map(({ delivery }) => delivery.key);

test('what is refused or lacks its file stays, and the school’s wish to wait is kept', () => {
  expect(keysOf(whatToSend(waiting, now, false))).toEqual([
    'plain',
    'held back until now',
    'unreadable instant',
  ]);
});

test('a person’s press goes before the wish to wait', () => {
  expect(keysOf(whatToSend(waiting, now, true))).toContain('held back');
  expect(keysOf(whatToSend(waiting, now, true))).not.toContain('refused');
});

test('a wish to wait that a clock wrote down before it was set back by years holds nothing back', () => {
  const long = [entry('kept in 2028', { notBefore: '2028-01-05T08:01:00Z' })];
  expect(keysOf(whatToSend(long, now, false))).toEqual(['kept in 2028']);
  expect(untilNextMs(long, now)).toBe(0);
});

test('the next try comes when the first of them may go', () => {
  expect(untilNextMs(waiting, now)).toBe(0);
  expect(untilNextMs(waiting.slice(1, 4), now)).toBe(60_000);
});
