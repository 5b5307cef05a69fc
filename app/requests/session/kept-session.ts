import type { Session } from '@supabase/auth-js';
import { readKept } from '#lib/device/device-store.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';

/** So long before its end the public client, too, takes an access token for one to be refreshed. */
const MARGIN_S = 90;

/** Where the device keeps the session (`interfaces.md`, Browser local storage). */
export function authKey(): string {
  return keyFor('auth');
}

export function keyFor(name: string): string {
  return `${deviceSlug()}.${name}`;
}

/**
 * Who is signed in, where that takes nothing but reading what the device keeps: null for nobody. Undefined leaves it to
 * the public client: a session to be refreshed, or one that the address brings along.
 */
export function sessionAsKept(now = Date.now()): Session | null | undefined {
  if (/[#&](access_token|error|error_code|error_description)=/.test(location.hash))
    return undefined;
  const kept = readKept(authKey());
  if (kept.state === 'none') return null;
  if (kept.state === 'damaged' || !isSession(kept.value)) return undefined;
  return kept.value.expires_at > now / 1000 + MARGIN_S ? kept.value : undefined;
}

function isSession(value: unknown): value is Session & { expires_at: number } {
  const { access_token, refresh_token, expires_at, user } = Object(value);
  const isWhole = typeof access_token === 'string' && typeof refresh_token === 'string';
  return isWhole && typeof expires_at === 'number' && typeof user?.id === 'string';
}
