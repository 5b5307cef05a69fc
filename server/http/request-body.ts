import type { Context, MiddlewareHandler } from 'hono';
import { tooLarge } from '#lib/http/problem.server.ts';
import type { UploadSpool } from './upload-spool.ts';

const MEGABYTE = 1024 * 1024;

/** Ten times what any form of text sends, so that a text that is far too long is still answered by name. */
const LARGEST_TEXT = MEGABYTE / 4;

/** Above the largest resume with its text, so that five megabytes and one byte are still answered by name. */
const LARGEST_WITH_FILE = 6 * MEGABYTE;

const CAREERS = '/careers';
const PAPERS = '/status/papers';
const takesFiles = [
  ...['/api/job-applications', CAREERS, '/api/staff/documents', '/api/staff/children/import'],
  ...['/api/paper-pictures', PAPERS],
];
/** A document's new file. */
const REPLACES_FILE = /^\/api\/staff\/documents\/[^/]+\/file$/;

/** How much of a refused upload is listened to, and for how long, so that its sender can hear the answer. */
const MOST_DISCARDED = 64 * MEGABYTE;
const TIMEOUT_MS = 20_000;

/**
 * Keeps bodies small. What was refused unread is read to its end and thrown away before the answer leaves: an
 * answer that overtakes its own request is lost when the connection closes on the sender. Bodies with files wait on the
 * disk until they are whole.
 */
export const limitBody =
  (spool: UploadSpool): MiddlewareHandler =>
  async (c, next) => {
    const request = c.req.raw;
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const isWithFile = takesFiles.includes(c.req.path) || REPLACES_FILE.test(c.req.path);
    const largest = isWithFile ? LARGEST_WITH_FILE : LARGEST_TEXT;
    const announced = announcedLength(request.headers);
    if (announced <= largest && !isWithFile) {
      await next();
      // Only where nobody read it: making it a stream costs more than all gates together.
      if (!request.bodyUsed && request.body && !request.body.locked) {
        await discard(request.body.getReader());
      }
      return;
    }
    if (!request.body) return next();
    const reader = request.body.getReader();
    const goOn = (body: Buffer<ArrayBuffer>) => {
      c.req.raw = new Request(request, { body });
      return next();
    };
    if (announced > largest) {
      await discard(reader);
    } else if (isWithFile) {
      if (await spool.receive(reader, largest, goOn)) return;
      await discard(reader);
    } else {
      const bytes = await readUpTo(largest, reader);
      if (bytes) return goOn(bytes);
      await discard(reader);
    }
    if (c.req.path === CAREERS) return backToTheForm(c);
    return c.req.path === PAPERS ? c.redirect(`${PAPERS}?tooLarge`, 303) : tooLarge();
  };

/** NaN when the length is not known beforehand: what comes in chunks is as long as it is. */
function announcedLength(headers: Headers): number {
  const length = headers.get('Content-Length') ?? '';
  return /^\d+$/.test(length) && !headers.has('Transfer-Encoding') ? Number(length) : Number.NaN;
}

/** Posted without a script: a person reads the answer, so it is the page again, which gives the reason. */
function backToTheForm(c: Context): Response {
  const search = new URLSearchParams(c.req.query());
  search.set('tooLarge', '');
  return c.redirect(`${CAREERS}?${search}#apply`, 303);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The whole of a body that did not announce its length; undefined when it is longer than `limit`. */
async function readUpTo(limit: number, reader: Reader): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > limit) return undefined;
    chunks.push(value);
  }
}

async function discard(reader: Reader): Promise<void> {
  const timeout = setTimeout(() => void reader.cancel(), TIMEOUT_MS);
  try {
    let size = 0;
    while (size <= MOST_DISCARDED) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.length;
    }
  } catch {
    // The sender went away; nobody waits for the answer.
  } finally {
    clearTimeout(timeout);
  }
}
