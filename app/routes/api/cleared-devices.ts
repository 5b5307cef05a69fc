import { receiptCookie } from '../enrollment/receipt-cookie.server.ts';
import { statusReference } from '../public/status-cookie.server.ts';

/**
 * A device was cleared: the cookies go too, which no script can take away. Without a connection the longest of them is
 * over after ten minutes. Browsers that know `Clear-Site-Data`, and it only over HTTPS, take it for all at once.
 */
export async function action(): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Clear-Site-Data': '"cookies"' });
  for (const cookie of [receiptCookie, statusReference]) {
    headers.append('Set-Cookie', await cookie.serialize('', { maxAge: 0 }));
  }
  return new Response(null, { status: 204, headers });
}
