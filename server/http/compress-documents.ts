import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const brotli = promisify(brotliCompress);
/** Fast enough to do while somebody waits; kept pages are compressed harder (server/http/negotiate.ts). */
const QUALITY = 5;

/**
 * Documents made for one person, such as the form with what is missing in it, are compressed on their way out: on
 * a slow line the form's answer then comes in half the time. So is data that is the same for everybody.
 */
export const compressDocuments: MiddlewareHandler = async (c, next) => {
  await next();
  if (!/\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')) return;
  if (!isForCompression(c.res.headers) || !c.res.body) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const compressed = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const { status } = c.res;
  const headers = new Headers(c.res.headers);
  headers.set('Content-Encoding', 'br');
  headers.set('Content-Length', String(compressed.length));
  headers.append('Vary', 'Accept-Encoding');
  // Hono lets the headers of an answer that is replaced win over the new ones, so there must be none.
  c.res = undefined;
  c.res = new Response(compressed, { status, headers });
};

function isForCompression(headers: Headers): boolean {
  const type = headers.get('Content-Type') ?? '';
  const isForEverybody = headers.get('Cache-Control')?.startsWith('public') ?? false;
  return /^text\/(html|x-script)/.test(type) || (type === 'application/json' && isForEverybody);
}
