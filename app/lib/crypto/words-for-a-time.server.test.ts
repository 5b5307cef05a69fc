import { expect, test } from 'vitest';
import { keyFor } from './secret.server.ts';
import { signText } from './signed-text.server.ts';
import { readWords, signWords } from './words-for-a-time.server.ts';

const pass = { purpose: 'a pass', forMs: 1000 };
const now = new Date('2026-03-02T08:00:00Z');
const at = (ms: number, secret = 'secret') => ({ secret, now: new Date(now.getTime() + ms) });

test('the words come back until their time is over', () => {
  const signed = signWords(pass, ['one', 'two'], at(0));
  expect(readWords(pass, signed, at(1000))).toEqual(['one', 'two']);
  expect(readWords(pass, signed, at(1001))).toEqual([]);
});

test('nothing comes back for another purpose, of another school, and of what says no time', () => {
  const signed = signWords(pass, ['one'], at(0));
  expect(readWords({ purpose: 'another' }, signed, at(0))).toEqual([]);
  expect(readWords(pass, signed, at(0, 'another secret'))).toEqual([]);
  expect(readWords(pass, signText('one.two', keyFor(pass.purpose, 'secret')), at(0))).toEqual([]);
  expect(readWords(pass, '', at(0))).toEqual([]);
});
