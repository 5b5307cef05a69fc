import { expect, test } from 'vitest';
import { type ReachedStage, statusBeforeUndo, toldStage } from './job-application.ts';

const NOW = new Date('2026-05-04T08:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const first: ReachedStage = { status: 'submitted', at: minutesAgo(2000) };
const review = (minutes: number): ReachedStage => ({
  status: 'underReview',
  at: minutesAgo(minutes),
});

test('the last move can be taken back for ten minutes, the application itself never', () => {
  expect(statusBeforeUndo([first, review(9.9)], NOW)).toBe('submitted');
  expect(statusBeforeUndo([first, review(10)], NOW)).toBeUndefined();
  expect(statusBeforeUndo([{ ...first, at: minutesAgo(1) }], NOW)).toBeUndefined();
  expect(statusBeforeUndo([], NOW)).toBeUndefined();
});

test('a mail that waits goes back with it, one that has left keeps the move', () => {
  expect(statusBeforeUndo([first, { ...review(1), mail: 'waits' }], NOW)).toBe('submitted');
  expect(statusBeforeUndo([first, { ...review(1), mail: 'left' }], NOW)).toBeUndefined();
});

test('the candidate is told of nothing that can be taken back', () => {
  const interview: ReachedStage = { status: 'interview', at: minutesAgo(1), mail: 'waits' };
  expect(toldStage([first, review(30), interview], NOW)?.status).toBe('underReview');
  expect(toldStage([first, review(2), interview], NOW)?.status).toBe('submitted');
  expect(toldStage([first, review(2), { ...interview, mail: 'left' }], NOW)?.status).toBe(
    'interview',
  );
  expect(toldStage([{ ...first, at: minutesAgo(1) }], NOW)?.status).toBe('submitted');
});
