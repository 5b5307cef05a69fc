import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.server.ts';

const failure = (facts: object, message = 'x') => Object.assign(new Error(message), facts);

test.each([
  ['a full disk', failure({ code: 'ENOSPC' })],
  ['a full SQLite file', failure({ code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ['a disk that SQLite cannot write (extended code)', failure({ errcode: 778 })],
  ['a full PostgreSQL', failure({ code: '53100' })],
  ['PostgreSQL being shut down', failure({ code: '57P01' })],
  ['PostgreSQL gone', failure({}, 'Connection terminated unexpectedly')],
  ['a cause behind another error', new Error('x', { cause: failure({ code: 'ECONNREFUSED' }) })],
])('%s passes', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a unique column', failure({ code: 'ERR_SQLITE_ERROR', errcode: 2067 })],
  ['a check of PostgreSQL', failure({ code: '23514' })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['no error at all', 'ENOSPC'],
])('%s does not', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
