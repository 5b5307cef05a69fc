import { createHash } from 'node:crypto';

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
 * A file for everybody, or 304 for those that have it. It is kept by everybody and asked about each time, so a new
 * one is there with the next look.
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
    ETag: etag,
    ...more,
  };
  if (isKnown(request.headers.get('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await read();
  if (!bytes) return undefined;
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Length': String(bytes.length) },
  });
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
