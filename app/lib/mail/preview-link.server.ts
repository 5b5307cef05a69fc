import type { FileAnswer } from '#lib/http/answer.ts';
import { keyFor } from '../crypto/secret.server.ts';
import { readSignedText, signText } from '../crypto/signed-text.server.ts';

const PURPOSE = 'mail preview';
const WORKS_FOR_MS = 15 * 60_000;

/** What a preview shows: a mail of the outbox, or a newsletter that is not sent yet. */
type Previewed = { kind: 'mail' | 'newsletter'; id: string };

/**
 * The address of a mail as it will look, for a tab of its own: a browser sends no token with it, so that the address
 * itself is the key, for a short time.
 */
export function previewLink({ kind, id }: Previewed, now: Date, secret: string): string {
  const until = now.getTime() + WORKS_FOR_MS;
  return `/api/staff/mail-preview?token=${signText(`${kind}.${id}.${until}`, keyFor(PURPOSE, secret))}`;
}

export function readPreviewLink(token: string, now: Date, secret: string): Previewed | undefined {
  const [kind, id, until] = readSignedText(token, keyFor(PURPOSE, secret))?.split('.') ?? [];
  if (!id || now.getTime() > Number(until)) return undefined;
  return kind === 'mail' || kind === 'newsletter' ? { kind, id } : undefined;
}

/** A mail's HTML, which may load nothing and run nothing. */
export function previewResponse(html: string): FileAnswer<'text/html'> {
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    },
  });
}
