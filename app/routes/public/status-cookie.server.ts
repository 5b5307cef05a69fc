import { createCookie } from 'react-router';

/** Long enough to look for a paper with a date on it. */
const KEPT_SECONDS = 15 * 60;

/**
 * The reference between the two steps, so that it stands in no address, and Back and a reload find the second step
 * again without sending the first. It opens nothing: the answer is asked for, and this ends with it.
 */
export const statusReference = createCookie('status-reference', {
  path: '/status',
  httpOnly: true,
  sameSite: 'strict',
});

export async function keepReference(reference: string, publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const cookie = await statusReference.serialize(reference, { secure, maxAge: KEPT_SECONDS });
  return { 'Set-Cookie': cookie };
}

export async function forgetReference() {
  return { 'Set-Cookie': await statusReference.serialize('', { maxAge: 0 }) };
}

/** Empty when none is kept. */
export async function readKeptReference(request: Request): Promise<string> {
  const kept: unknown = await statusReference.parse(request.headers.get('Cookie'));
  return typeof kept === 'string' ? kept : '';
}
