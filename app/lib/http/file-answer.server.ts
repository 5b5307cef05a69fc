import { createHash } from 'node:crypto';
import type { FileAnswer } from './answer.ts';

interface AnsweredFile {
  type: string;
  /** What it is called where it is saved. */
  name: string;
  /** Shown where the browser can; otherwise saved. */
  isInline: boolean;
  etag: string;
  headers?: Record<string, string>;
}

/**
 * A file for everybody, the rest of it for those whose line broke, or 304 for those that have it. It is kept by
 * everybody and asked about each time, so a new one is there with the next look.
 */
export async function answerWithFile(
  request: Request,
  { type, name, isInline, etag, headers: more }: AnsweredFile,
  read: () => Promise<Buffer | undefined>,
): Promise<Response | undefined> {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
    'Cache-Control': 'public, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
    ...more,
  };
  if (isKnown(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await read();
  if (!bytes) return undefined;
  const { length } = bytes;
  const part = partAskedFor(request.headers, etag, length);
  if (!part) {
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'Content-Length': String(length) },
    });
  }
  const { start, end } = part;
  if (start >= length) {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${length}` } });
  }
  return new Response(new Uint8Array(bytes.subarray(start, end + 1)), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(end + 1 - start),
      'Content-Range': `bytes ${start}-${end}/${length}`,
    },
  });
}

/**
 * A file from outside for one person who may read it: saved and never shown, since a browser that shows it would run
 * what it carries, and kept by nobody on the way.
 */
export function answerToSave<Type extends string>(
  bytes: Uint8Array,
  type: Type,
  disposition = 'attachment',
): FileAnswer<Type> {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': disposition,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  });
}

/** One part from a byte on (RFC 9110, section 14). Whatever else is asked for, or a part of an older file, gets the whole. */
function partAskedFor(
  headers: Headers,
  etag: string,
  length: number,
): { start: number; end: number } | undefined {
  const [, from = '', to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.get('Range') ?? '') ?? [];
  const known = headers.get('If-Range');
  if (!from || (known !== null && known !== etag)) return undefined;
  const start = Number(from);
  if (to && Number(to) < start) return undefined;
  return { start, end: to ? Math.min(Number(to), length - 1) : length - 1 };
}

/** A PDF that this program has printed. */
export async function answerWithPaper(
  request: Request,
  paper: Buffer,
  name: string,
): Promise<Response> {
  const file = { type: 'application/pdf', name, isInline: true, etag: etagOf(paper) };
  return (await answerWithFile(request, file, async () => paper)) as Response;
}

/** By the content. */
export function etagOf(bytes: Buffer | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Weak or strong: a proxy that compresses makes it weak. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

/** What comes piece by piece, as the body of an answer; who stops reading stops it. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => pieces.return(undefined).then(() => undefined),
  });
}
