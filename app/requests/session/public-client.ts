import { AuthClient } from '@supabase/auth-js';
import { newKey } from '#lib/crypto/new-key.ts';
import { keep, rawText, readKept } from '#lib/device/device-store.ts';
import { authKey, keyFor } from './kept-session.ts';
import { takesUp } from './session-in-link.ts';

export type PublicClient = InstanceType<typeof AuthClient>;

/** The public client of this document. It keeps the session under `<slug>.auth` and refreshes it in time. */
export function newPublicClient(): PublicClient {
  return new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: authKey(),
    autoRefreshToken: true,
    persistSession: true,
    headers: { 'X-Device': deviceId() },
    detectSessionInUrl: takesUpAddress,
    experimental: { recoveryCodes: true },
  });
}

/**
 * A session leaves the history's entry before it is taken up, or declined: neither Back nor a reload brings it again.
 * (The client itself would put an empty `#` behind it, as a new entry.)
 */
function takesUpAddress({ pathname, search }: URL, landed: Parameters<typeof takesUp>[0]): boolean {
  const isTaken = takesUp(landed, rawText(authKey()), (text) => confirm(text));
  if (landed.access_token) history.replaceState(history.state, '', pathname + search);
  return isTaken;
}

/**
 * What this device says of itself when somebody signs in, so that others who guess at the password do not slow it down.
 * It goes with everything else when the device is cleared.
 */
function deviceId(): string {
  const key = keyFor('device');
  const kept = readKept(key);
  if (kept.state === 'kept' && typeof kept.value === 'string') return kept.value;
  const id = newKey();
  keep(key, id);
  return id;
}
