import { expect, test } from 'vitest';
import { findUndo, isInTimeToUndo, type Reached, toldOf, undoEndsAt } from './time-to-undo.ts';

const at = (time: string) => new Date(`2026-01-05T${time}Z`);
const reached = (status: string, time: string, more: Partial<Reached> = {}): Reached => ({
  ...{ status, reachedAt: at(time).toISOString(), tellAt: undoEndsAt(at(time)).toISOString() },
  ...{ movedBy: 'banda@school.example', facts: {} },
  ...more,
});
const first = reached('submitted', '08:00:00.000', { movedBy: null });
const read = reached('underReview', '09:00:00.000');
const mail = { status: 'waiting', leavesAt: '2026-01-05T09:15:00.000Z', isLeaving: false } as const;
const offered = reached('offered', '09:05:00.000', { mail });
const told = (history: readonly Reached[], time: string) =>
  toldOf(history, '', at(time)).history.map(({ status }) => status);

test('what was made can be taken back for ten minutes', () => {
  const madeAt = '2026-12-01T09:00:00.000Z';
  expect(isInTimeToUndo(madeAt, new Date('2026-12-01T09:09:59.999Z'))).toBe(true);
  expect(isInTimeToUndo(madeAt, new Date('2026-12-01T09:10:00.000Z'))).toBe(false);
});

test('the last move can be taken back for ten minutes', () => {
  const undo = (time: string) => findUndo([first, read], at(time));
  expect(undo('09:00:01.000')).toEqual({ to: 'submitted', until: '2026-01-05T09:10:00.000Z' });
  expect(undo('09:09:59.999')?.to).toBe('submitted');
  expect(undo('09:10:00.000')).toBeUndefined();
});

test('nobody takes back the submission, or what its sender did', () => {
  const now = at('09:01:00.000');
  const justSent = { ...first, reachedAt: now.toISOString() };
  expect(findUndo([], now)).toBeUndefined();
  expect(findUndo([justSent], now)).toBeUndefined();
  expect(toldOf([justSent], 'submitted', now).history).toEqual([justSent]);
  const withdrawn = reached('withdrawn', '09:00:30.000', { movedBy: null });
  expect(findUndo([first, read, withdrawn], now)).toBeUndefined();
});

test('those outside are told of a move when it cannot be taken back any more, of quick ones as one', () => {
  const history = [first, read, offered];
  expect(told([first, read], '09:09:59.999')).toEqual(['submitted']);
  expect(told([first, read], '09:10:00.000')).toEqual(['submitted', 'underReview']);
  expect(told(history, '09:14:59.999')).toEqual(['submitted']);
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
  expect(findUndo([first, read, cancelled], at('09:07:00.000'))?.to).toBe('underReview');
  expect(told(history, '09:15:00.000')).toEqual(['submitted']);
  expect(told(history, '09:16:00.000').at(-1)).toBe('rescinded');
});

/** Since when those outside are told what, after these moves of the office. */
function moved(...moves: [status: string, time: string][]) {
  const history = [first, ...moves.map(([status, time]) => reached(status, time))];
  const current = history.at(-1)?.status ?? '';
  return (time: string) => {
    const { status, since } = toldOf(history, current, at(time));
    return { status, since };
  };
}

test('what was told stays told until a move can be taken back no more', () => {
  const never = moved();
  expect(never('08:00:00.000')).toEqual({ status: 'submitted', since: first.reachedAt });
  const once = moved(['met', '09:00:00.000']);
  expect(once('09:09:59.999')).toEqual({ status: 'submitted', since: first.reachedAt });
  expect(once('09:10:00.000')).toEqual({ status: 'met', since: at('09:00:00.000').toISOString() });
  const quick = moved(['met', '09:00:00.000'], ['active', '09:05:00.000']);
  expect(quick('09:10:00.000').status).toBe('submitted');
  expect(quick('09:15:00.000').status).toBe('active');
  const slow = moved(['met', '09:00:00.000'], ['active', '09:30:00.000']);
  expect(slow('09:31:00.000').status).toBe('met');
});

test('what was put right has never been told, and has stood since it was reached first', () => {
  const back = moved(['met', '09:00:00.000'], ['submitted', '09:05:00.000']);
  for (const time of ['09:06:00.000', '12:00:00.000'])
    expect(back(time)).toEqual({ status: 'submitted', since: first.reachedAt });
});

test('the same with other facts is told since these', () => {
  const confirmed = (time: string, facts: object) => reached('confirmed', time, { facts });
  const history = [
    ...[first, confirmed('09:00:00.000', { receivedKwacha: 150 })],
    ...[reached('entered', '09:30:00.000'), confirmed('09:31:00.000', { receivedKwacha: 1 })],
  ];
  const since = (facts: object) =>
    toldOf(
      [...history.slice(0, -1), confirmed('09:31:00.000', facts)],
      'confirmed',
      at('12:00:00.000'),
    );
  expect(since({ receivedKwacha: 1 }).since).toBe(at('09:31:00.000').toISOString());
  expect(since({ receivedKwacha: 150 }).since).toBe(at('09:00:00.000').toISOString());
  expect(toldOf(history, 'confirmed', at('09:32:00.000')).facts).toEqual({ receivedKwacha: 150 });
});

test('what its sender does is told at once, with what the office did before', () => {
  const withdrawn = reached('withdrawn', '09:06:00.000', { movedBy: null });
  expect(told([first, read, offered, withdrawn], '09:06:00.000')).toEqual([
    ...['submitted', 'underReview', 'offered', 'withdrawn'],
  ]);
});

test('where nothing waits to be told the record has the word, also after a clock was set back', () => {
  expect(toldOf([first, read, offered], 'offered', at('09:06:00.000')).status).toBe('submitted');
  expect(toldOf([first, read, offered], 'offered', at('12:00:00.000')).status).toBe('offered');
  expect(toldOf([], 'offered', at('09:06:00.000'))).toMatchObject({
    status: 'offered',
    history: [],
  });
});

test('what a round holds is told by the clock that can be trusted, and the rest by the clock', () => {
  const held = reached('offered', '09:05:00.000', { tellAt: '2026-02-02T06:00:00.000Z' });
  const by = (history: Reached[], now: string, trusted: string) =>
    toldOf(history, 'offered', new Date(now), new Date(trusted)).status;
  const [leapt, before] = ['2030-01-01T00:00:00.000Z', '2026-01-06T00:00:00.000Z'];
  expect(by([first, held], leapt, before)).toBe('submitted');
  expect(by([first, held], leapt, leapt)).toBe('offered');
  // The clock has gone back after everybody was told.
  expect(by([first, held], '2020-01-01T00:00:00.000Z', '2026-02-03T00:00:00.000Z')).toBe('offered');
  expect(by([first, offered], leapt, before)).toBe('offered');
});
