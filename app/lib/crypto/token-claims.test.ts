import { expect, test } from 'vitest';
import { claimsOf } from './token-claims.ts';

test('a token says what stands in it, whatever its letters', () => {
  const claims = { sub: 'account', name: '~~~???>>>' };
  const written = Buffer.from(JSON.stringify(claims)).toString('base64url');
  expect(claimsOf(`e30.${written}.signature`)).toEqual(claims);
});

test.each(['', 'x', '..', 'a.b.c', 'e30.bm8gSlNPTg.x'])('%s is no token', (text) => {
  expect(claimsOf(text)).toBeUndefined();
});
