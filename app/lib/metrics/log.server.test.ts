import { expect, test } from 'vitest';
import { lineForPeople } from './log.server.ts';

const json = (facts: object) => `${JSON.stringify(facts)}\n`;

test('a line for people has the time, how bad it is, what happened, and the facts', () => {
  const line = json({
    level: 40,
    time: '2026-02-02T08:09:10.111Z',
    reason: 'no way',
    tries: 2,
    msg: 'mail not sent yet',
  });
  expect(lineForPeople(line)).toBe(
    '08:09:10 warning: mail not sent yet (reason: no way, tries: 2)\n',
  );
});

test('what is neither wrong nor doubtful has no word for how bad it is', () => {
  const line = json({ level: 30, time: '2026-02-02T08:09:10.111Z', msg: 'request' });
  expect(lineForPeople(line)).toBe('08:09:10 request\n');
  const error = json({
    level: 50,
    time: '2026-02-02T08:09:10.111Z',
    stack: ['at a', 'at b'],
    msg: 'unexpected error',
  });
  expect(lineForPeople(error)).toBe('08:09:10 error: unexpected error (stack: ["at a","at b"])\n');
});

test('nothing that stands in a line moves the cursor or starts a line of its own', () => {
  const line = json({
    level: 30,
    time: '2026-02-02T08:09:10.111Z',
    reason: '\u001b[2Ja\r\nb',
    msg: 'x',
  });
  expect(lineForPeople(line)).toBe('08:09:10 x (reason: ?[2Ja??b)\n');
});
