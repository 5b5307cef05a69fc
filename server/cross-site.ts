const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a browser sends this from another site's page. Browsers always say where a post comes from
 * (`Sec-Fetch-Site`, older ones `Origin`); programs without either are not somebody's browser being misused.
 */
export function isCrossSite(request: Request, publicUrl: string): boolean {
  if (readingMethods.has(request.method)) return false;
  const site = request.headers.get('Sec-Fetch-Site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('Origin');
  if (!origin) return false;
  const host = request.headers.get('Host');
  return !(origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`);
}
