import type { Role } from '#desk/roles.ts';

export type OneTimeKind = 'signup' | 'recovery' | 'email_change' | 'invite';
export type AssuranceLevel = 'aal1' | 'aal2';

declare module '#lib/store/store.server.ts' {
  interface Tables {
    accounts: AccountRow;
    staff_members: StaffRoleRow;
    /** Roles that count from the moment when the link of the invitation is taken; an account is in one of the two. */
    staff_invitations: StaffRoleRow;
    one_time_tokens: {
      id: string;
      account_id: string;
      kind: OneTimeKind;
      token_hash: string;
      /** The address that the link was sent to. */
      email: string;
      created_at: string;
      expires_at: string;
    };
    sessions: SessionRow;
    refresh_tokens: {
      token_hash: string;
      session_id: string;
      created_at: string;
      used_at: string | null;
      /** Together with the used token itself, makes the one that followed it. */
      successor_salt: string | null;
    };
    factors: FactorRow;
    passkeys: PasskeyRow;
    /** Challenges that a passkey has answered, until their time is over: none is answered twice. */
    answered_challenges: { challenge: string; expires_at: string };
    /** A network or a device from which the account has signed in, as a keyed hash. */
    known_senders: { account_id: string; subject: string; last_at: string };
    recovery_codes: { code_hash: string; account_id: string; made_at: string };
    factor_challenges: { id: string; factor_id: string; created_at: string; expires_at: string };
  }
}

interface StaffRoleRow {
  account_id: string;
  role: Role;
  since: string;
}

export interface AccountRow {
  id: string;
  /** Lower case. */
  email: string;
  email_confirmed_at: string | null;
  new_email: string | null;
  password_hash: string | null;
  /** JSON that the owner sets at will; nothing here gives a right. */
  user_metadata: string;
  /** What colleagues call a member of staff; the school's own word, so not in what the owner sets at will. */
  staff_name: string | null;
  created_at: string;
  updated_at: string;
  last_sign_in_at: string | null;
}

export interface SessionRow {
  id: string;
  account_id: string;
  aal: AssuranceLevel;
  /** JSON of `SignInMethod[]`. */
  methods: string;
  created_at: string;
  refreshed_at: string;
  /** The passkey that opened it; the session ends with it. */
  passkey_id: string | null;
  /** Where it was opened or went on last: keyed hashes of the account's own, and the browser in words. */
  device: string | null;
  network: string | null;
  browser: string | null;
}

export interface PasskeyRow {
  id: string;
  account_id: string;
  /** What the device calls it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the device has signed, as it says; always 0 where it does not count. PostgreSQL gives it as text. */
  counter: number | string;
  /** JSON of the ways in which the browser reaches it. */
  transports: string;
  friendly_name: string;
  /** The site's host name when it was made; at another one it does not work. */
  relying_party: string;
  created_at: string;
  last_used_at: string | null;
}

export interface FactorRow {
  id: string;
  account_id: string;
  friendly_name: string;
  status: 'unverified' | 'verified';
  sealed_secret: string;
  /** The newest time step whose code was taken; none is taken twice. */
  last_time_step: number;
  created_at: string;
  updated_at: string;
}
