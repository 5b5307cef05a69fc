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

/** As the token itself says; the server decides what it is worth. */
function ownerOfToken(token: string): Owner | undefined {
  try {
    const claims = token.split('.')[1] ?? '';
    const { sub, email } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    return { id: sub, email };
  } catch {
    return undefined;
  }
}
