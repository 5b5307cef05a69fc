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

/** Browsers say one of a few things; what somebody makes up cannot fill the memory. */
const MOST_REMEMBERED = 100;
const understood = new Map<string, readonly Encoding[]>();

/** The smallest answer that the request takes. */
export function bestVariant(variants: Variants, request: IncomingMessage): Variant {
  const said = String(request.headers['accept-encoding'] ?? '');
  let accepted = understood.get(said);
  if (!accepted) {
    accepted = (['br', 'gzip'] as const).filter((encoding) => accepts(said, encoding));
    if (understood.size >= MOST_REMEMBERED) understood.clear();
    understood.set(said, accepted);
  }
  for (const encoding of accepted) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}

/** Named, and not with the weight zero, which means "anything but that". */
function accepts(said: string, encoding: Encoding): boolean {
  return said
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

/** Sends the variant, or 304 when the browser has what goes by the tag. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  etag: string | undefined,
): void {
  if (etag && request.headers['if-none-match']?.includes(etag.slice(2))) {
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
