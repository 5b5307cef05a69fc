import { createCookie } from 'react-router';
import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';
import type { Needs } from '#lib/needs.ts';

/** Long enough to look for a paper with a date on it. */
const KEPT_SECONDS = 15 * 60;

/**
 * The reference between the two steps, and what was answered, so that they stand in no address, and Back and a reload
 * find the second step and what came of it without sending anything again.
 */
export const statusReference = createCookie('status-reference', {
  path: '/status',
  httpOnly: true,
  sameSite: 'strict',
});

/** What came of an answer, which the page that it leads to says. */
export type CameOfAnswer = 'missing' | 'notFound' | 'tooMany' | 'found';

export interface KeptQuestion {
  /** As it was read, or empty. */
  reference: string;
  /** Without it the question waits. */
  answered?: { answer: string; came: CameOfAnswer };
}

type School = Needs<'clock' | 'publicUrl' | 'secret'>;

/** Signed: a right answer that is kept is asked about anew without counting as a guess. */
export async function keepQuestion(kept: KeptQuestion, { secret, clock, publicUrl }: School) {
  const until = clock.now().getTime() + KEPT_SECONDS * 1000;
  const text = Buffer.from(JSON.stringify({ ...kept, until })).toString('base64url');
  const secure = publicUrl.startsWith('https:');
  const signed = signText(text, keyFor(statusReference.name, secret));
  const cookie = await statusReference.serialize(signed, { secure, maxAge: KEPT_SECONDS });
  return { 'Set-Cookie': cookie };
}

export async function forgetQuestion() {
  return { 'Set-Cookie': await statusReference.serialize('', { maxAge: 0 }) };
}

/** Undefined when none is kept, or longer than a quarter of an hour ago. */
export async function readKeptQuestion(
  request: Request,
  { secret, clock }: Pick<School, 'secret' | 'clock'>,
): Promise<KeptQuestion | undefined> {
  const signed: unknown = await statusReference.parse(request.headers.get('Cookie'));
  if (typeof signed !== 'string') return undefined;
  const text = readSignedText(signed, keyFor(statusReference.name, secret));
  if (!text) return undefined;
  const { until, ...kept } = JSON.parse(Buffer.from(text, 'base64url').toString());
  return clock.now().getTime() <= until ? kept : undefined;
}
