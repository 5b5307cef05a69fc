import { createHmac } from 'node:crypto';
import { keyFor } from '#lib/crypto/secret.server.ts';

/** What an erasure keeps of an address: whoever has the address and the secret can tell that it was this one. */
export function hashOfAddress(address: string, secret: string): string {
  return createHmac('sha256', keyFor('erasures', secret))
    .update(address.toLowerCase())
    .digest('base64url');
}
