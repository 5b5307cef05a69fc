import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const brotli = promisify(brotliCompress);
/** Fast enough to do while somebody waits; kept pages are compressed harder (server/http/negotiate.ts). */
const QUALITY = 5;

/** Of data that is the same for everybody, by its ETag; a few versions of a few files. */
const compressedData = new Map<string, Uint8Array<ArrayBuffer>>();
const MOST_REMEMBERED = 8;

/**
 * Documents made for one person, such as the form with what is missing in it, are compressed on their way out: on
 * a slow line the form's answer then comes in half the time. So is data that is the same for everybody, once for each of
 * its versions.
 */
export const compressDocuments: MiddlewareHandler = async (c, next) => {
  await next();
  if (!/\bbr\b/.test(c.req.header('Accept-Encoding') ?? '')) return;
  if (!isForCompression(c.res.headers) || !c.res.body) return;
  const compressed = await compressedBody(c.req.path, c.res);
  const { status } = c.res;
  const headers = new Headers(c.res.headers);
  headers.set('Content-Encoding', 'br');
  headers.set('Content-Length', String(compressed.length));
  headers.append('Vary', 'Accept-Encoding');
  // Hono lets the headers of an answer that is replaced win over the new ones, so there must be none.
  c.res = undefined;
  c.res = new Response(compressed, { status, headers });
};

async function compressedBody(path: string, answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const etag = isForEverybody(answer.headers) ? answer.headers.get('ETag') : null;
  const key = `${path} ${etag}`;
  const known = etag ? compressedData.get(key) : undefined;
  if (known) {
    await answer.body?.cancel();
    return known;
  }
  const body = Buffer.from(await answer.arrayBuffer());
  const compressed = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  if (etag) {
    if (compressedData.size >= MOST_REMEMBERED) compressedData.clear();
    compressedData.set(key, compressed);
  }
  return compressed;
}

function isForEverybody(headers: Headers): boolean {
  return headers.get('Cache-Control')?.startsWith('public') ?? false;
}

function isForCompression(headers: Headers): boolean {
  const type = headers.get('Content-Type') ?? '';
  const isText = /^text\/(html|x-script)/.test(type);
  const isData = type === 'application/json' || type.startsWith('text/csv');
  return isText || (isData && isForEverybody(headers));
}
