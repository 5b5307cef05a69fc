import { expect, test } from 'vitest';
import { outcomeOf } from './smtp.server.ts';

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
