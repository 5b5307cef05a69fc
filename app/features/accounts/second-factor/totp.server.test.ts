import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { qrSvg } from '#lib/print/qr-code.server.ts';
import {
  base32,
  findTimeStep,
  newTotpSecret,
  openSecret,
  sealSecret,
  timeStepAt,
  totpAddress,
  totpCode,
} from './totp.server.ts';

/** RFC 6238, appendix B, the rows for SHA-1. */
const rfcSecret = Buffer.from('12345678901234567890');

describe('the codes of RFC 6238', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %i is %s', (seconds, code) => {
    const step = timeStepAt(new Date(seconds * 1000));
    expect(totpCode(rfcSecret, step, 8)).toBe(code);
    expect(totpCode(rfcSecret, step)).toBe(code.slice(2));
  });
});

describe('a code', () => {
  const now = new Date('2026-01-05T08:00:00Z');
  const present = timeStepAt(now);

  it('is taken one step early and late, and no further', () => {
    for (const offset of [-1, 0, 1]) {
      const code = totpCode(rfcSecret, present + offset);
      expect(findTimeStep(rfcSecret, code, now, 0)).toBe(present + offset);
    }
    for (const offset of [-2, 2, 1000]) {
      const code = totpCode(rfcSecret, present + offset);
      expect(findTimeStep(rfcSecret, code, now, 0)).toBeUndefined();
    }
  });

  it('is taken once, and no older one after it', () => {
    expect(findTimeStep(rfcSecret, totpCode(rfcSecret, present), now, present)).toBeUndefined();
    expect(findTimeStep(rfcSecret, totpCode(rfcSecret, present - 1), now, present)).toBeUndefined();
  });

  it('is six digits and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        fc.pre(!/^\d{6}$/.test(typed));
        expect(findTimeStep(rfcSecret, typed, now, 0)).toBeUndefined();
      }),
    );
  });
});

test('secrets are written as RFC 4648 has it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB');
  expect(base32(Buffer.from('f'))).toBe('MY');
});

test('the address in the code names school and account, whatever they hold', () => {
  const address = new URL(totpAddress(rfcSecret, 'Ten Miles: School', 'a+b@mail.example'));
  expect(address.protocol).toBe('otpauth:');
  expect(decodeURIComponent(address.pathname)).toContain('Ten Miles: School:a+b@mail.example');
  expect(address.searchParams.get('issuer')).toBe('Ten Miles: School');
  expect(address.search).not.toContain('+');
  expect(address.searchParams.get('secret')).toBe(base32(rfcSecret));
});

test('the address fits into a QR code, whatever school and account are called', () => {
  const names = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(' '.repeat(99)));
  fc.assert(
    fc.property(names, names, (name, email) => {
      const address = totpAddress(rfcSecret, name.repeat(9), email.repeat(9));
      expect(() => qrSvg(address)).not.toThrow();
    }),
    { numRuns: 20 },
  );
});

test('a sealed secret opens with the same key only', () => {
  const secret = newTotpSecret();
  const sealed = sealSecret(secret, 'the server’s secret');
  expect(sealed).not.toBe(sealSecret(secret, 'the server’s secret'));
  expect(openSecret(sealed, 'the server’s secret').equals(secret)).toBe(true);
  expect(() => openSecret(sealed, 'another secret')).toThrow();
});
