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
  const present = emailOfKept(kept);
  const next = emailOfToken(landed.access_token);
  if (!present || present === next) return true;
  return ask(
    `This link signs in as ${next ?? 'somebody else'}. You are signed in as ${present}. Change the account? If you did not ask for this link, choose Cancel.`,
  );
}

function emailOfKept(kept: string | null): string | undefined {
  try {
    return JSON.parse(kept ?? '{}')?.user?.email;
  } catch {
    return undefined;
  }
}

/** As the token itself says; the server decides what it is worth. */
function emailOfToken(token: string): string | undefined {
  try {
    const claims = token.split('.')[1] ?? '';
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).email;
  } catch {
    return undefined;
  }
}
