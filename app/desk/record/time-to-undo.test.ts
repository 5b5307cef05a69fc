import { expect, test } from 'vitest';
import {
  findTold,
  findUndo,
  isInTimeToUndo,
  type Reached,
  tellLater,
  toldHistory,
  toldStatus,
} from './time-to-undo.ts';

const at = (time: string) => new Date(`2026-01-05T${time}Z`);
const reached = (status: string, time: string, more: Partial<Reached> = {}): Reached => ({
  ...{ status, reachedAt: at(time).toISOString(), movedBy: 'banda@school.example' },
  ...more,
});
const first = reached('submitted', '08:00:00.000', { movedBy: null });
const read = reached('underReview', '09:00:00.000');
const mail = { status: 'waiting', leavesAt: '2026-01-05T09:15:00.000Z', isLeaving: false } as const;
const offered = reached('offered', '09:05:00.000', { mail });
const told = (history: readonly Reached[], time: string) =>
  toldHistory(history, at(time)).map(({ status }) => status);

test('what was made can be taken back for ten minutes', () => {
  const madeAt = '2026-12-01T09:00:00.000Z';
  expect(isInTimeToUndo(madeAt, new Date('2026-12-01T09:09:59.999Z'))).toBe(true);
  expect(isInTimeToUndo(madeAt, new Date('2026-12-01T09:10:00.000Z'))).toBe(false);
});

test('the last move can be taken back for ten minutes, also where nobody writes down who made it', () => {
  for (const last of [read, { ...read, movedBy: undefined }]) {
    const undo = (time: string) => findUndo([first, last], at(time));
    expect(undo('09:00:01.000')).toEqual({ to: 'submitted', until: '2026-01-05T09:10:00.000Z' });
    expect(undo('09:09:59.999')?.to).toBe('submitted');
    expect(undo('09:10:00.000')).toBeUndefined();
  }
});

test('nobody takes back the submission, or what its sender did', () => {
  const now = at('09:01:00.000');
  const justSent = { ...first, reachedAt: now.toISOString(), movedBy: undefined };
  expect(findUndo([], now)).toBeUndefined();
  expect(findUndo([justSent], now)).toBeUndefined();
  expect(toldHistory([justSent], now)).toEqual([justSent]);
  const withdrawn = reached('withdrawn', '09:00:30.000', { movedBy: null });
  expect(findUndo([first, read, withdrawn], now)).toBeUndefined();
});

test('those outside are told of each move when it cannot be taken back any more', () => {
  const history = [first, read, offered];
  expect(told(history, '09:05:00.000')).toEqual(['submitted']);
  expect(told(history, '09:10:00.000')).toEqual(['submitted', 'underReview']);
  expect(told(history, '09:14:59.999')).toEqual(['submitted', 'underReview']);
  expect(told(history, '09:15:00.000')).toEqual(['submitted', 'underReview', 'offered']);
});

test('a mail that waits goes back with its move', () => {
  expect(findUndo([first, read, offered], at('09:06:00.000'))?.to).toBe('underReview');
});

test('a mail that has left or is leaving keeps its move, which is told then', () => {
  const gone = [{ status: 'sent' as const }, { status: 'dead' as const }, { isLeaving: true }];
  for (const change of gone) {
    const history = [first, read, { ...offered, mail: { ...mail, ...change } }];
    expect(findUndo(history, at('09:06:00.000'))).toBeUndefined();
    expect(told(history, '09:06:00.000')).toEqual(['submitted', 'underReview', 'offered']);
  }
});

test('a mail that a newer move cancelled would wait again, so its move can still be taken back', () => {
  const cancelled = { ...offered, mail: { ...mail, status: 'cancelled' as const } };
  const history = [first, read, cancelled, reached('rescinded', '09:06:00.000')];
  expect(told(history, '09:07:00.000')).toEqual(['submitted']);
  expect(told(history, '09:15:00.000')).toEqual(['submitted', 'underReview', 'offered']);
});

/** A record without a history, after its moves at these times. */
function moved(...moves: [status: string, time: string][]) {
  let current = { status: 'new', since: first.reachedAt };
  let kept: string | null = null;
  for (const [status, time] of moves) {
    kept = tellLater(current, kept, at(time)).told;
    current = { status, since: at(time).toISOString() };
  }
  return (time: string) => findTold(current, kept, at(time));
}

test('without a history too, what was told stays told until a move can be taken back no more', () => {
  const never = moved();
  expect(never('08:00:00.000')).toEqual({ status: 'new', since: first.reachedAt });
  const once = moved(['met', '09:00:00.000']);
  expect(once('09:09:59.999')).toEqual({ status: 'new', since: first.reachedAt });
  expect(once('09:10:00.000')).toEqual({ status: 'met', since: at('09:00:00.000').toISOString() });
  const quick = moved(['met', '09:00:00.000'], ['active', '09:05:00.000']);
  expect(quick('09:10:00.000').status).toBe('new');
  expect(quick('09:15:00.000').status).toBe('active');
  const slow = moved(['met', '09:00:00.000'], ['active', '09:30:00.000']);
  expect(slow('09:31:00.000').status).toBe('met');
});

test('what was taken back has never been told, and has stood since it was reached first', () => {
  const back = moved(['met', '09:00:00.000'], ['new', '09:05:00.000']);
  for (const time of ['09:06:00.000', '12:00:00.000'])
    expect(back(time)).toEqual({ status: 'new', since: first.reachedAt });
});

test('where nothing waits to be told the record has the word, also after a clock was set back', () => {
  const all = [first, read, offered];
  expect(toldStatus('offered', all, [first, read])).toBe('underReview');
  expect(toldStatus('offered', all, [])).toBe('offered');
  expect(toldStatus('offered', [offered, read], [offered, read])).toBe('offered');
});
