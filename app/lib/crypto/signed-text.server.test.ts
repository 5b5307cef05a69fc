import { createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameText, readSignedText, signText } from './signed-text.server.ts';

const key = createSecretKey(Buffer.alloc(32, 1));
const otherKey = createSecretKey(Buffer.alloc(32, 2));

test('what was signed comes back, with this key only', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const signed = signText(text, key);
      expect(readSignedText(signed, key)).toBe(text);
      expect(readSignedText(signed, otherKey)).toBeUndefined();
    }),
  );
});

test('whatever is changed, nothing comes back', () => {
  const signed = signText('1f.2026', key);
  fc.assert(
    fc.property(fc.nat(signed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, one) => {
      const changed = signed.slice(0, at) + one + signed.slice(at + 1);
      expect(readSignedText(changed, key)).toBe(changed === signed ? '1f.2026' : undefined);
    }),
  );
  for (const odd of ['', '.', 'x', '..', signed.slice(0, -1), `${signed}.`]) {
    expect(readSignedText(odd, key)).toBeUndefined();
  }
});

test('texts are the same or not', () => {
  expect(isSameText('2020-05-14', '2020-05-14')).toBe(true);
  expect(isSameText('2020-05-14', '2020-05-15')).toBe(false);
  expect(isSameText('', 'x')).toBe(false);
});
