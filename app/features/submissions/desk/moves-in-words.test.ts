import { expect, test } from 'vitest';
import type { Reached } from '#desk/cases/time-to-undo.ts';
import type { ActData } from '#lib/audit/audit-records.server.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { movesInWords } from './moves-in-words.ts';

const at = (minute: number) => `2026-05-04T08:0${minute}:00.000Z`;
const reachedAt = (
  minute: number,
  status: string,
  movedBy: string | null,
  more: Partial<Reached> = {},
) => ({
  ...{ status, reachedAt: at(minute), tellAt: at(minute), movedBy, facts: {} },
  ...more,
});
const act = (minute: number, data: ActData, more: object = {}) => ({
  ...{ at: at(minute), staffEmail: 'zulu@school.example', act: 'changed' as const, data },
  ...{ detail: '', ...more },
});

test('each status stands with what has become of its mail, and a mail that waits is not called sent', () => {
  const mail = { status: 'waiting', leavesAt: at(9), isLeaving: false } as const;
  const reached = [
    reachedAt(0, 'submitted', null),
    reachedAt(2, 'interview', 'zulu@school.example', { mail }),
  ];
  const acts = [
    act(3, {}, { detail: 'note added' }),
    act(2, { status: 'interview', hasMail: true }),
    // A move that was taken back, as it was once recorded.
    act(1, { hasMail: true }, { act: 'sent', detail: 'a mail' }),
    act(1, { status: 'underReview' }),
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

test('a mail that waits for another day says which', () => {
  const mail = {
    status: 'waiting',
    leavesAt: '2026-05-17T06:00:00.000Z',
    isLeaving: false,
  } as const;
  const reached = [reachedAt(2, 'interview', 'a@school.example', { mail })];
  const [step] = movesInWords({ reference: 'JA-7KQ4-M2XD', reached, acts: [], sender: 'them' });
  expect(plainSpaces(step?.words ?? '')).toBe('Interview; the mail leaves on 17 May 2026, 8:00 AM');
});

test.each([
  [{ status: 'waiting', isLeaving: true }, 'Interview; the mail is leaving'],
  [{ status: 'sent' }, 'Interview; the mail has left'],
  [{ status: 'dead' }, 'Interview; the mail could not be delivered'],
  [{ status: 'cancelled' }, 'Interview; the mail was cancelled by the next step'],
] as const)('a mail that is %o', (change, words) => {
  const mail = { leavesAt: at(9), isLeaving: false, ...change };
  const reached = [reachedAt(2, 'interview', 'a@school.example', { mail })];
  const [only] = movesInWords({ reference: 'JA-7KQ4-M2XD', reached, acts: [], sender: '' });
  expect(only).toMatchObject({ words, staffEmail: 'a@school.example' });
});

test('a paper form is said to be of whoever typed it in, however many acts came after', () => {
  const [only] = movesInWords({
    reference: 'EN-7KQ4-M2XD',
    reached: [reachedAt(0, 'submitted', null)],
    acts: [],
    sender: 'the family',
    enteredBy: 'zulu@school.example',
  });
  expect(only).toMatchObject({
    words: 'Submitted, typed in from a paper form',
    staffEmail: 'zulu@school.example',
  });
});
