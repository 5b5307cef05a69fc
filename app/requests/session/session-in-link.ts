import { claimsOf } from '#lib/crypto/token-claims.ts';

interface LandedSession {
  access_token?: string;
  error?: string;
  error_code?: string;
  error_description?: string;
}

/**
 * Whether the client takes up what a link's address brings. A session of somebody else than who is signed in here is
 * asked about first: a stranger may have sent a link into an account of their own, to read what is typed next.
 */
export function takesUp(
  landed: LandedSession,
  kept: string | null,
  ask: (question: string) => boolean,
): boolean {
  if (!landed.access_token) {
    return Boolean(landed.error || landed.error_code || landed.error_description);
  }
  const present = ownerOfKept(kept);
  const next = ownerOfToken(landed.access_token);
  // An address can change; the account stays the same.
  if (!present || present.id === next?.id) return true;
  return ask(
    `This link signs in as ${next?.email ?? 'somebody else'}. You are signed in as ${present.email}. Change the account? If you did not ask for this link, choose Cancel.`,
  );
}

interface Owner {
  id: string;
  email: string;
}

function ownerOfKept(kept: string | null): Owner | undefined {
  try {
    return JSON.parse(kept ?? '{}')?.user;
  } catch {
    return undefined;
  }
}

function ownerOfToken(token: string): Owner | undefined {
  const claims = claimsOf(token);
  return claims && { id: String(claims.sub), email: String(claims.email) };
}
