import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrModules } from './qr-code.ts';

const digestOf = (text: string) =>
  hash(
    'sha256',
    qrModules(text)
      .map((row) => row.map(Number).join(''))
      .join('\n'),
  ).slice(0, 16);

test('the size grows with the text, up to version 20', () => {
  expect(qrModules('x')).toHaveLength(21);
  expect(qrModules('x'.repeat(17))).toHaveLength(21);
  expect(qrModules('x'.repeat(18))).toHaveLength(25);
  expect(qrModules('x'.repeat(858))).toHaveLength(97);
  expect(() => qrModules('x'.repeat(859))).toThrow('Too long');
});

test('three corners have a finder, the fourth has none', () => {
  const modules = qrModules('otpauth://totp/School:a?secret=MZXW6YTBOI');
  const last = modules.length - 7;
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
  const corner = (x: number, y: number) =>
    modules.slice(y, y + 7).map((row) =>
      row
        .slice(x, x + 7)
        .map(Number)
        .join(''),
    );
  expect(corner(0, 0)).toEqual(finder);
  expect(corner(last, 0)).toEqual(finder);
  expect(corner(0, last)).toEqual(finder);
  expect(corner(last, last)).not.toEqual(finder);
});

/** These were read back by a decoder of somebody else's when they were written down. */
test.each([
  ['hello', '8f290f882c94ccf8'],
  [
    'otpauth://totp/Ten%20Miles:a%40mail.example?secret=MZXW6YTBOI&issuer=Ten%20Miles&digits=6',
    '8eba1e06fb95df0e',
  ],
  ['x'.repeat(400), 'c689e5090c3a99c0'],
])('what cameras could read stays as it is: %s', (text, digest) => {
  expect(digestOf(text)).toBe(digest);
});
