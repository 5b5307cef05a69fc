import { json, nobody, type Taken } from './taken.ts';

const email = 'ruth@mail.example';
const passkey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const made = { clientDataJSON: 'AAAA', attestationObject: 'AAAA', transports: ['internal'] };
const shown = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };

/** What the addresses of the accounts take. None of it ends a session that the others need. */
export const bodiesOfAccounts: Taken[] = [
  ...json('/auth/v1/signup', { email, password: 'three goats', data: { name: 'Ruth' } }),
  {
    ...{ pattern: '/auth/v1/token', query: '?grant_type=password', kind: 'json' },
    sample: { email, password: 'three goats' },
  },
  {
    ...{ pattern: '/auth/v1/token', query: '?grant_type=refresh_token', kind: 'json' },
    sample: { refresh_token: 'a' },
  },
  ...json('/auth/v1/recover', { email }),
  ...json('/auth/v1/resend', { type: 'signup', email }),
  ...json('/auth/v1/verify', { type: 'recovery', token_hash: 'a', email }),
  ...json('/auth/v1/*', { words: 'a' }),
  {
    ...{ pattern: '/auth/v1/user', method: 'PUT', kind: 'json' },
    sample: { password: 'four goats on it', current_password: 'a', data: { name: 'Ruth' } },
  },
  ...json('/auth/v1/recovery-codes', {}),
  ...json('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Phone', issuer: 'School' }),
  { pattern: '/auth/v1/factors/:factorId', method: 'DELETE', kind: 'json', sample: {} },
  ...json('/auth/v1/password-confirmation', { password: 'a' }),
  ...json('/auth/v1/factors/:factorId/challenge', {}),
  ...json('/auth/v1/factors/:factorId/verify', { challenge_id: nobody, code: '123456' }),
  { pattern: '/auth/v1/logout', query: '?scope=a', kind: 'json', sample: {} },

  ...json('/auth/v1/factors/recovery-codes/verify', { code: 'AAAA-AAAA' }),
  { pattern: '/auth/v1/sessions/:sessionId', method: 'DELETE', kind: 'json', sample: {} },
  ...json('/auth/v1/passkeys/authentication/options', {}),
  ...json('/auth/v1/passkeys/authentication/verify', {
    ...{ challenge_id: nobody, credential: { ...passkey, response: shown } },
  }),
  ...json('/auth/v1/passkeys/registration/options', {}),
  ...json('/auth/v1/passkeys/registration/verify', {
    ...{ challenge_id: nobody, credential: { ...passkey, response: made } },
  }),
  {
    ...{ pattern: '/auth/v1/passkeys/:passkeyId', method: 'PATCH', kind: 'json' },
    sample: { friendly_name: 'Phone' },
  },
];
