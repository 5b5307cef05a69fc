import { expect, test } from 'vitest';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { movesInWords } from './moves-in-words.ts';

const at = (minute: number) => `2026-05-04T08:0${minute}:00.000Z`;
const act = (minute: number, detail: string, more: object = {}) => ({
  ...{ at: at(minute), staffEmail: 'zulu@school.example', act: 'changed' as const, detail },
  ...more,
});

test('each status stands with what has become of its mail, and a mail that waits is not called sent', () => {
  const mail = { status: 'waiting', leavesAt: at(9), isLeaving: false } as const;
  const reached = [
    { status: 'submitted', reachedAt: at(0) },
    { status: 'interview', reachedAt: at(2), mail },
  ];
  const acts = [
    act(3, 'note added'),
    act(2, 'status: interview, with a mail'),
    // A move that was taken back, as it was once recorded.
    act(1, 'a mail', { act: 'sent' }),
    act(1, 'status: underReview'),
  ];
  const moved = { reference: 'JA-7KQ4-M2XD', reached, sender: 'the candidate' };
  expect(
    movesInWords({ ...moved, acts }).map(({ words, staffEmail }) => [words, staffEmail]),
  ).toEqual([
    ['Note added', 'zulu@school.example'],
    [`Interview; the mail leaves at ${timeInLusaka(new Date(at(9)))}`, 'zulu@school.example'],
    ['Submitted', 'the candidate'],
  ]);
});

test.each([
  [{ status: 'waiting', isLeaving: true }, 'Interview; the mail is leaving'],
  [{ status: 'sent' }, 'Interview; the mail has left'],
  [{ status: 'dead' }, 'Interview; the mail could not be delivered'],
  [{ status: 'cancelled' }, 'Interview; the mail was cancelled by the next step'],
] as const)('a mail that is %o', (change, words) => {
  const mail = { leavesAt: at(9), isLeaving: false, ...change };
  const reached = [{ status: 'interview', reachedAt: at(2), movedBy: 'a@school.example', mail }];
  const [only] = movesInWords({ reference: 'JA-7KQ4-M2XD', reached, acts: [], sender: '' });
  expect(only).toMatchObject({ words, staffEmail: 'a@school.example' });
});

/** `act-in-words.ts`: what was recorded before the columns were called `status` says `state`. */
test('a move of the office that was recorded as a state stands once, and is not said to be the candidate’s', () => {
  const lines = movesInWords({
    reference: 'JA-7KQ4-M2XD',
    reached: [
      { status: 'submitted', reachedAt: at(0) },
      { status: 'interview', reachedAt: at(2) },
    ],
    acts: [act(2, 'state: interview')],
    sender: 'the candidate',
  });
  expect(lines.map(({ words, staffEmail }) => [words, staffEmail])).toEqual([
    ['Interview', 'zulu@school.example'],
    ['Submitted', 'the candidate'],
  ]);
});

test('a paper form is said to be of whoever typed it in, however many acts came after', () => {
  const [only] = movesInWords({
    reference: 'EN-7KQ4-M2XD',
    reached: [{ status: 'submitted', reachedAt: at(0), movedBy: null }],
    acts: [],
    sender: 'the family',
    enteredBy: 'zulu@school.example',
  });
  expect(only).toMatchObject({
    words: 'Submitted, typed in from a paper form',
    staffEmail: 'zulu@school.example',
  });
});
