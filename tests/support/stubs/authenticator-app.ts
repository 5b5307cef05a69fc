import { timeStepAt, totpCode } from '#features/accounts/second-factor/totp.server.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app shows for the key, now or some steps of thirty seconds away. */
export function codeNow(key: string, steps = 0, now = new Date()): string {
  return totpCode(bytesOf(key), timeStepAt(now) + steps);
}

function bytesOf(key: string): Buffer {
  const bits = [...key].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
