import { expect, test } from 'vitest';
import { isThisMachine, outcomeOf } from './smtp.server.ts';

test.each([
  ['no such mailbox', { command: 'RCPT TO', code: 'EENVELOPE', responseCode: 550 }, 'refused'],
  ['taken for spam', { command: 'DATA', code: 'EMESSAGE', responseCode: 554 }, 'refused'],
  ['no address at all', { command: 'API', code: 'EENVELOPE' }, 'refused'],
  ['greylisted', { command: 'RCPT TO', code: 'EENVELOPE', responseCode: 451 }, 'putOff'],
  ['mailbox full', { command: 'DATA', code: 'EMESSAGE', responseCode: 452 }, 'putOff'],
  [
    'server going down',
    { command: 'RCPT TO', code: 'EENVELOPE', responseCode: 421 },
    'unreachable',
  ],
  ['nobody there', { command: 'CONN', code: 'ESOCKET' }, 'unreachable'],
  ['time-out in the middle', { command: 'DATA', code: 'ETIMEDOUT' }, 'unreachable'],
  ['wrong password', { command: 'AUTH PLAIN', code: 'EAUTH', responseCode: 535 }, 'unreachable'],
  ['sender refused', { command: 'MAIL FROM', code: 'EENVELOPE', responseCode: 550 }, 'unreachable'],
  ['given up', { code: 'EABORT' }, 'unreachable'],
])('%s', (_what, error, outcome) => {
  expect(outcomeOf(Object.assign(new Error('said'), error))).toEqual({ outcome, reason: 'said' });
});

test('what the server said is kept, not all of it', () => {
  const response = `550 ${'no '.repeat(1000)}`;
  const result = outcomeOf({ command: 'RCPT TO', responseCode: 550, response });
  expect(result).toEqual({ outcome: 'refused', reason: response.slice(0, 300) });
});

test.each([
  ['smtp://127.0.0.1:25', true],
  ['smtps://user:secret@[::1]:465?pool=true', true],
  ['smtp://LOCALHOST', true],
  ['smtp://127.mail.example', false],
  ['smtp://localhost.mail.example', false],
  ['smtp://localhost:25@mail.example', false],
  ['smtp://192.0.2.7', false],
])('%s is a mail server of this machine: %s', (url, expected) => {
  expect(isThisMachine(url)).toBe(expected);
});
