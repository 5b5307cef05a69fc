const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Mail programs post here by themselves (RFC 8058). */
const POSTED_BY_MAIL_PROGRAMS = '/newsletter/unsubscribe';

/**
 * Pages whose every form carries the signed token of a mail's link, or of a right answer at `/status`. It speaks for the
 * sender: no cookie does, and no other site knows it. So these take a post of which the browser does not say where it
 * comes from, or a family with an old phone could not answer an offer.
 */
const carryTheirToken = new Set([
  ...['/newsletter/confirm', '/portal/stop-erasure', '/messages/answer', '/offer'],
  ...['/account/link', '/status/papers', '/portal/confirm-address', '/stop-change'],
  '/status/family',
]);

/** `unknown`: a browser sent it and does not say from where, as from a page that keeps its address to itself. */
export type CameFrom = 'here' | 'unknown' | 'elsewhere';

/**
 * From where a browser sends this: it says so (`Sec-Fetch-Site`; `Origin` where it is older or the site is not
 * encrypted). Programs without either are not somebody's browser being misused.
 */
export function cameFrom(request: Request, publicUrl: string): CameFrom {
  if (readingMethods.has(request.method)) return 'here';
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin' || site === 'none' ? 'here' : 'elsewhere';
  const origin = request.headers.get('Origin');
  if (!origin) return 'here';
  if (origin === 'null') return 'unknown';
  const host = request.headers.get('Host');
  const isOurs =
    origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`;
  return isOurs ? 'here' : 'elsewhere';
}

/** Whether this is refused: what a page of another site sends, or may have sent. */
export function isRefused(path: string, from: CameFrom): boolean {
  if (from === 'here' || path === POSTED_BY_MAIL_PROGRAMS) return false;
  return from === 'elsewhere' || !carryTheirToken.has(path);
}
