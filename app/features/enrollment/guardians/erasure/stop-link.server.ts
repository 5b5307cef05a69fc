import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';

const PURPOSE = 'stop of an erasure';

/** The link that stops an erasure; it works for as long as the erasure waits. */
export function stopLink(
  requestId: string,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): string {
  return `${publicUrl}/portal/stop-erasure?token=${signText(requestId, keyFor(PURPOSE, secret))}`;
}

/** The id of the request; undefined for a link that is not ours. */
export function readStopLink(token: string, secret: string): string | undefined {
  return readSignedText(token, keyFor(PURPOSE, secret));
}
