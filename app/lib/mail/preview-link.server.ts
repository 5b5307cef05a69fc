import type { FileAnswer } from '#lib/http/answer.ts';
import { readWords, signWords } from '../crypto/words-for-a-time.server.ts';

const preview = { purpose: 'mail preview', forMs: 15 * 60_000 };

/** What a preview shows: a mail of the outbox, or a newsletter that is not sent yet. */
type Previewed = { kind: 'mail' | 'newsletter'; id: string };

/**
 * The address of a mail as it will look, for a tab of its own: a browser sends no token with it, so that the address
 * itself is the key, for a short time.
 */
export function previewLink({ kind, id }: Previewed, now: Date, secret: string): string {
  return `/api/staff/mail-preview?token=${signWords(preview, [kind, id], { secret, now })}`;
}

export function readPreviewLink(token: string, now: Date, secret: string): Previewed | undefined {
  const [kind, id] = readWords(preview, token, { secret, now });
  return id && (kind === 'mail' || kind === 'newsletter') ? { kind, id } : undefined;
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
