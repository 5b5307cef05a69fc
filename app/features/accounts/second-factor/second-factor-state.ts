import type { Session } from '@supabase/auth-js';

type Factors = NonNullable<Session['user']['factors']>;

/** Whether a session still owes the second factor. Only a hint for screens; the server decides. */
export function owesFactor({ access_token, user }: Session): boolean {
  return hasFactor(user) && levelOf(access_token) !== 'aal2';
}

export function hasFactor(user: Session['user']): boolean {
  return verified(user).length > 0;
}

/** The authenticator app that is set up. */
export function appOf(user: Session['user']): Factors[number] | undefined {
  return verified(user).find((factor) => factor.factor_type === 'totp');
}

export function passkeysOf(user: Session['user']): Factors {
  return verified(user).filter((factor) => factor.factor_type === 'webauthn');
}

function verified({ factors = [] }: Session['user']): Factors {
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
