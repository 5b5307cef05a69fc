import { AuthClient } from '@supabase/auth-js';
import { SLUG_META } from './slug-meta.ts';

type Client = InstanceType<typeof AuthClient>;

let client: Client | undefined;

/** The public client of this document. It keeps the session under `<slug>.auth` and refreshes it in time. */
export function authClient(): Client {
  client ??= new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: authKey(),
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
  });
  return client;
}

/** Where the device keeps the session (`interfaces.md`, Browser local storage). */
export function authKey(): string {
  const slug = document.querySelector<HTMLMetaElement>(`meta[name="${SLUG_META}"]`)?.content;
  return `${slug ?? 'school'}.auth`;
}
