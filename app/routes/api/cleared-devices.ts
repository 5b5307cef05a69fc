import type { Answer } from '#lib/http/answer.ts';
import { forgetOpenedLinks } from '../../shell/opened-link.server.ts';
import { receiptCookie } from '../enrollment/receipt-cookie.server.ts';
import { statusReference } from '../status/status-cookie.server.ts';

/**
 * A device was cleared: the cookies of what its people posted or opened go too, which no script can take away. Without a
 * connection the longest of them is over after fifteen minutes. Not by `Clear-Site-Data`: it would sign people out of
 * every other site below the school's domain.
 */
export async function action(): Promise<Answer<204, undefined>> {
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const gone = [receiptCookie, statusReference].map((one) => one.serialize('', { maxAge: 0 }));
  for (const cookie of await Promise.all([...gone, ...forgetOpenedLinks()])) {
    headers.append('Set-Cookie', cookie);
  }
  return new Response(null, { status: 204, headers });
}
