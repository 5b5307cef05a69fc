import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '#lib/crypto/secret.server.ts';
import { FORM_TIME, TOO_QUICK } from './form-time.ts';
import { CAUGHT, HONEYPOT, isHoneypotFilled } from './honeypot.ts';

/** Less than any hand needs for the shortest form, also with what the browser fills in by itself. */
const LEAST_MS = 1000;
/** A page that was left open for a week is taken; what a program saved months ago is not. */
const MOST_MS = 30 * 24 * 3_600_000;
const SIGNATURE_LENGTH = 8;

/** When the page was made, in a form that only this school's servers can write. */
export function signFormTime(now: Date, secret: string): string {
  const time = now.getTime().toString(36);
  return time + signature(time, secret);
}

/** For the page that answers a post: who corrects one word and presses again has already taken their time. */
export function signNextFormTime(now: Date, secret: string): string {
  return signFormTime(new Date(now.getTime() - LEAST_MS), secret);
}

/**
 * What to tell a program that posts a form of a page: it filled in what no person sees, or was quicker than a hand
 * can be, or never asked for the page. Pages are made once and kept for everybody, so the time only ever errs in the
 * sender's favour. Takes both fields out of the form.
 */
export function caughtProgram(
  form: FormData,
  { clock, secret }: { clock: { now(): Date }; secret: string },
): string | undefined {
  const isCaught = isHoneypotFilled(form);
  const madeAt = readFormTime(form.get(FORM_TIME), secret);
  form.delete(HONEYPOT);
  form.delete(FORM_TIME);
  if (isCaught) return CAUGHT;
  const age = clock.now().getTime() - madeAt;
  return age >= LEAST_MS && age <= MOST_MS ? undefined : TOO_QUICK;
}

/** When the form's page was made, as the page says it: read it before `caughtProgram` takes it out. */
export function pressedOnOf(form: FormData): string {
  return String(form.get(FORM_TIME) ?? '');
}

/** A page without the time at which it was made, for telling whether anything else in it has changed. */
export function withoutFormTime(html: string): string {
  const stamp = new RegExp(`name="${FORM_TIME}" value="([^"]+)"`).exec(html)?.[1];
  return stamp ? html.replaceAll(stamp, '') : html;
}

/** NaN for what no server of ours signed. */
function readFormTime(stamp: unknown, secret: string): number {
  if (typeof stamp !== 'string') return Number.NaN;
  const time = stamp.slice(0, -SIGNATURE_LENGTH);
  const given = Buffer.from(stamp.slice(-SIGNATURE_LENGTH));
  const expected = Buffer.from(signature(time, secret));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? Number.parseInt(time, 36) : Number.NaN;
}

function signature(time: string, secret: string): string {
  const key = keyFor('form time', secret);
  return createHmac('sha256', key).update(time).digest('base64url').slice(0, SIGNATURE_LENGTH);
}
