import { keyFor } from '#lib/crypto/secret.server.ts';
import { readSignedText, signText } from '#lib/crypto/signed-text.server.ts';
import type { Needs } from '#lib/needs.ts';

const PURPOSE = 'stop of a change of the content';

/** The link that stops a change of a guarded part; it works for as long as the change waits. */
export function stopLink(
  changeId: string,
  { publicUrl, secret }: Needs<'publicUrl' | 'secret'>,
): string {
  return `${publicUrl}/stop-change?token=${signText(changeId, keyFor(PURPOSE, secret))}`;
}

/** The id of the change; undefined for a link that is not ours. */
export function readStopLink(token: string, secret: string): string | undefined {
  return readSignedText(token, keyFor(PURPOSE, secret));
}
