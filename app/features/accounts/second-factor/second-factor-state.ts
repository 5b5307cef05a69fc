import type { Session } from '@supabase/auth-js';

/** Whether a session still owes the code of a second factor. Only a hint for screens; the server decides. */
export function owesCode({ access_token, user }: Session): boolean {
  return verifiedFactors(user).length > 0 && levelOf(access_token) !== 'aal2';
}

export function verifiedFactors({ factors = [] }: Session['user']) {
  return factors.filter((factor) => factor.status === 'verified');
}

function levelOf(accessToken: string): unknown {
  try {
    const body = (accessToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    return JSON.parse(atob(body)).aal;
  } catch {
    return undefined;
  }
}
