import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One answer in each of its encodings; `headers` is flat, as `writeHead` takes it fastest. */
export interface Variant {
  body: Buffer;
  headers: string[];
}
export type Variants = Partial<Record<Encoding, Variant>> & { identity: Variant };

export function bestVariant(variants: Variants, request: IncomingMessage): Variant {
  const accepted = request.headers['accept-encoding'];
  if (variants.br && accepts(accepted, 'br')) return variants.br;
  if (variants.gzip && accepts(accepted, 'gzip')) return variants.gzip;
  return variants.identity;
}

/** Named, and not with the weight zero, which means "anything but that". */
function accepts(accepted: string | string[] | undefined, encoding: Encoding): boolean {
  return String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .some((choice) => {
      const [name, weight] = choice.split(';');
      return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '');
    });
}

/** Weak, because one page has it in each of its encodings. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Sends the variant, or 304 when the browser has it. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  etag: string,
): void {
  if (request.headers['if-none-match']?.includes(etag.slice(2))) {
    response.writeHead(304, variant.headers).end();
    return;
  }
  response.writeHead(200, variant.headers);
  response.end(request.method === 'HEAD' ? undefined : variant.body);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compress(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const quality = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  const [br, gzipped] = await Promise.all([brotli(body, quality), zip(body, { level: 9 })]);
  return { br, gzip: gzipped };
}
