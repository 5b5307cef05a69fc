import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { keyFor } from '#lib/crypto/secret.server.ts';

/** RFC 6238 as authenticator apps speak it: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Phones' clocks are off; one step either way is forgiven (RFC 6238, section 5.2). */
const FORGIVEN_STEPS = 1;

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The code of a time step (RFC 4226, section 5.3). */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function timeStepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** The time step whose code it is, if it is newer than the last one taken: no code is good twice. */
export function findTimeStep(
  secret: Buffer,
  code: string,
  now: Date,
  lastTaken: number,
): number | undefined {
  const present = timeStepAt(now);
  let found: number | undefined;
  for (let step = present - FORGIVEN_STEPS; step <= present + FORGIVEN_STEPS; step++) {
    const expected = Buffer.from(totpCode(secret, step));
    const given = Buffer.from(code);
    const isSame = given.length === expected.length && timingSafeEqual(given, expected);
    if (isSame && step > lastTaken) found = step;
  }
  return found;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding, as apps want it typed. */
export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

/** Three names of so many bytes, written for an address, and a key fit into a QR code (858 bytes, qr-code.server.ts). */
const LONGEST_NAME_IN_CODE = 240;

export function fitsIntoCode(name: string): boolean {
  return asQuery({ '': name }).length <= LONGEST_NAME_IN_CODE;
}

/** What the QR code holds. A name that is too long for it is cut: the app shows it and nothing reads it. */
export function totpAddress(secret: Buffer, issuer: string, email: string): string {
  const [school, account] = [shortened(issuer), shortened(email)];
  const label = `${encodeURIComponent(school)}:${encodeURIComponent(account)}`;
  const query = asQuery({
    secret: base32(secret),
    issuer: school,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  return `otpauth://totp/${label}?${query}`;
}

/** Apps read a plus sign as it stands. */
function asQuery(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll('+', '%20');
}

function shortened(name: string): string {
  const signs = [...name];
  while (!fitsIntoCode(signs.join(''))) signs.pop();
  return signs.join('');
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A copy of the database alone must not give second factors away. */
export function sealSecret(totpSecret: Buffer, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor('second factors', secret), iv);
  const sealed = Buffer.concat([cipher.update(totpSecret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws when it was sealed with another secret. */
export function openSecret(sealed: string, secret: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyFor('second factors', secret), iv);
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
