import { newSpokenCode, readSpokenCode } from '#lib/text/spoken-code.ts';
import { type Answers, answersOf } from '../answers.ts';

/** Eleven random characters are 50 bits; the many rounds of the derivation add 18 for whoever would try them all. */
const CODE_LENGTH = 12;
const ROUNDS = 250_000;
const LOCATOR_BYTES = 16;
const KEY_BYTES = 32;
const IV_BYTES = 12;
/** The text is filled up to a multiple of this, so that its length tells nothing. */
const PADDING = 1024;

/** Only with https (or on this machine) do browsers offer what seals a copy. */
export const canSeal = () => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

export const newDraftCode = () => newSpokenCode(CODE_LENGTH);
export const readDraftCode = (text: string) => readSpokenCode(text, CODE_LENGTH);

/** What the school gets: where to lay the copy, and a text that it cannot read. */
interface SealedDraft {
  locator: string;
  ciphertext: string;
}

/** Seals the draft with a key that only the code gives. */
export async function sealDraft(answers: Answers, code: string): Promise<SealedDraft> {
  const { locator, key } = await derive(code);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = JSON.stringify(answers);
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil(bytes.length / PADDING) * PADDING).fill(0x20);
  padded.set(bytes);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, padded));
  return { locator, ciphertext: toBase64([...iv, ...sealed]) };
}

export async function locatorOf(code: string): Promise<string> {
  return (await derive(code)).locator;
}

/** The answers inside; undefined when the code does not open it. */
export async function openDraft(ciphertext: string, code: string): Promise<Answers | undefined> {
  const { key } = await derive(code);
  try {
    const bytes = fromBase64(ciphertext);
    const iv = bytes.slice(0, IV_BYTES);
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes.slice(IV_BYTES));
    return answersOf(JSON.parse(new TextDecoder().decode(opened)));
  } catch {
    return undefined;
  }
}

/** From the code both the place of the copy and its key; who knows the place learns nothing about the key. */
async function derive(code: string): Promise<{ locator: string; key: CryptoKey }> {
  const encode = (text: string) => new TextEncoder().encode(text);
  const material = await crypto.subtle.importKey('raw', encode(code), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const parameters = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: encode('enrollment draft copy'),
    iterations: ROUNDS,
  };
  const bits = await crypto.subtle.deriveBits(
    parameters,
    material,
    8 * (LOCATOR_BYTES + KEY_BYTES),
  );
  const key = await crypto.subtle.importKey('raw', bits.slice(LOCATOR_BYTES), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ]);
  return { locator: toBase64([...new Uint8Array(bits, 0, LOCATOR_BYTES)]), key };
}

function toBase64(bytes: number[]): string {
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
