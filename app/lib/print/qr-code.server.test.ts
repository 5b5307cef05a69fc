import { Resvg } from '@resvg/resvg-js';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrSvg } from './qr-code.server.ts';

/** What a camera reads off the picture. */
function readPicture(svg: string): string | undefined {
  const { pixels, width, height } = new Resvg(svg).render();
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

test.each([
  'otpauth://totp/Ten%20Miles:a%40mail.example?secret=MZXW6YTBOI&issuer=Ten%20Miles&digits=6',
  'x'.repeat(858),
])('a camera reads what was put in: %s', (text) => {
  const svg = qrSvg(text);
  expect(readPicture(svg)).toBe(text);
  expect(svg).not.toContain('#');
});

test('text that would make a code too fine for a phone is refused', () => {
  expect(() => qrSvg('x'.repeat(859))).toThrow(RangeError);
});
