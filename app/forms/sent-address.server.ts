import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';
import type { Signing } from '#lib/crypto/words-for-a-time.server.ts';

/** A phone that lost its power finds the page again, a neighbor next week does not. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** What follows it in the address was sent (`kept-receipt.ts` takes it away). */
const SENT = 'sent';

/**
 * The address that shows the receipt of what was posted to a page. A form leads there, so that a reload or Back sends
 * nothing again, also where the browser takes no cookie. `told` stands in the browser's history, for a day:
 * a reference and what it needs, nobody's name.
 */
export function sentAddress(page: string, told: object, { secret, now }: Signing): string {
  const until = now.getTime() + KEPT_MS;
  const text = Buffer.from(JSON.stringify({ ...told, until })).toString('base64url');
  const [path, search] = page.split('?');
  return `${path}?${search ? `${search}&` : ''}${SENT}=${signText(text, keyFor(`sent ${path}`, secret))}`;
}

/** What such an address tells of this page; undefined without it, and once its day is over. */
export function readSent<Told extends object>(
  request: Request,
  { secret, now }: Signing,
): Told | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const text = readSignedText(searchParams.get(SENT) ?? '', keyFor(`sent ${pathname}`, secret));
  if (!text) return undefined;
  const { until, ...told } = JSON.parse(Buffer.from(text, 'base64url').toString());
  return now.getTime() <= until ? told : undefined;
}
