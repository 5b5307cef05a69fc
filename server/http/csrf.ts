const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Where links in mails lead. Their signed token speaks for the sender, no cookie does; mail programs post here by
 * themselves (RFC 8058), and browsers give no origin from pages that keep their address to themselves.
 */
const carryTheirToken = new Set([
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/portal/stop-erasure',
  '/portal/confirm-address',
  '/stop-change',
  '/messages/answer',
]);

/**
 * Whether a browser sends this from another site's page. Browsers always say where a post comes from
 * (`Sec-Fetch-Site`, older ones `Origin`); programs without either are not somebody's browser being misused.
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  if (readingMethods.has(request.method)) return false;
  if (carryTheirToken.has(new URL(request.url).pathname)) return false;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('Origin');
  if (!origin) return false;
  const host = request.headers.get('Host');
  return !(origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`);
}
