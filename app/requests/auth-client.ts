import { AuthClient, type Session } from '@supabase/auth-js';
import { newKey } from '#lib/crypto/new-key.ts';
import { keep, readKept } from '#lib/device/device-store.ts';
import { deviceSlug } from '#lib/device/slug-meta.ts';
import { takesUp } from './session-in-link.ts';

type Client = InstanceType<typeof AuthClient>;

let client: Client | undefined;
let known: Session | null | undefined;

/** The public client of this document. It keeps the session under `<slug>.auth` and refreshes it in time. */
export function authClient(): Client {
  client ??= newClient();
  return client;
}

function newClient(): Client {
  const made = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: authKey(),
    autoRefreshToken: true,
    persistSession: true,
    headers: { 'X-Device': deviceId() },
    detectSessionInUrl: takesUpAddress,
    experimental: { recoveryCodes: true },
  });
  made.onAuthStateChange((_event, session) => {
    known = session;
  });
  return made;
}

/** Who is signed in by what this device keeps now. */
export async function readSession(): Promise<Session | null> {
  const { data } = await authClient().getSession();
  known = data.session;
  return known;
}

/**
 * Who is signed in as far as this document knows; undefined until it has read it. A screen that is made anew shows its
 * rows with it at once, so that the router can put back how far somebody had scrolled.
 */
export function knownSession(): Session | null | undefined {
  return known;
}

/**
 * A session leaves the history's entry before it is taken up, or declined: neither Back nor a reload brings it again.
 * (The client itself would put an empty `#` behind it, as a new entry.)
 */
function takesUpAddress({ pathname, search }: URL, landed: Parameters<typeof takesUp>[0]): boolean {
  const isTaken = takesUp(landed, localStorage.getItem(authKey()), (text) => confirm(text));
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

/** Where the device keeps the session (`interfaces.md`, Browser local storage). */
export function authKey(): string {
  return keyFor('auth');
}

function keyFor(name: string): string {
  return `${deviceSlug()}.${name}`;
}
