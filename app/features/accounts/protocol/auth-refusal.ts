/** Every expected no of `/auth/v1`: its status, and its words where nobody says something more fitting. */
const refusals = {
  bad_json: [400, 'The body must be one JSON object in UTF-8'],
  validation_failed: [400, 'Something in this request is missing or of the wrong kind'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [
    400,
    'Email not confirmed. Open the link in the mail that we sent you, then sign in.',
  ],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  session_expired: [400, 'You signed in long ago, so you were signed out. Please sign in again.'],
  reauthentication_needed: [
    400,
    'To change this, give your current password, or sign in again first',
  ],
  current_password_required: [
    400,
    'To set a new password, give your current password, or sign in again first',
  ],
  current_password_invalid: [400, 'Your current password is not right'],
  phone_provider_disabled: [400, 'Accounts here have no telephone number'],
  email_address_invalid: [400, 'Enter an email address in the form name@example.com'],
  no_authorization: [401, 'This address asks for a signed-in account'],
  insufficient_aal: [401, 'Confirm with your second factor first'],
  bad_jwt: [403, 'This access token is not valid or has expired'],
  not_admin: [403, 'Only the school gives roles'],
  not_from_this_site: [403, 'Accounts are used from the school’s own pages only'],
  session_not_found: [403, 'This session has ended. Please sign in again.'],
  otp_expired: [403, 'Email link is invalid or has expired'],
  mfa_factor_not_found: [404, 'There is no such second factor'],
  no_such_session: [404, 'This phone or computer is signed out already'],
  passkey_not_found: [404, 'There is no such passkey'],
  webauthn_credential_not_found: [
    404,
    'We do not know this passkey. It may have been removed. Sign in with another one, or with your password.',
  ],
  not_found: [404, 'There is nothing at this address'],
  method_not_allowed: [405, 'This address does not take this method'],
  too_large: [413, 'What was sent is too large'],
  anonymous_provider_disabled: [422, 'An account here needs an email address'],
  reauthentication_not_valid: [422, 'There are no codes by mail here. Give your current password'],
  weak_password: [422, 'Choose a stronger password'],
  same_password: [422, 'The new password must be different from your old password'],
  email_exists: [422, 'There is another account with this email address'],
  mfa_factor_name_conflict: [422, 'You have a second factor of this name already'],
  too_many_enrolled_mfa_factors: [422, 'You cannot add another second factor'],
  mfa_verification_failed: [422, 'This code is not right. Wait for the next one and enter that.'],
  mfa_passkey_needed: [
    422,
    'This account has a passkey. Sign in with the passkey, or use one of your recovery codes.',
  ],
  mfa_challenge_expired: [422, 'That took too long. Please enter a new code.'],
  passkeys_unavailable: [
    422,
    'Passkeys work only where the website has an https address with a name. This one has none yet.',
  ],
  passkeys_for_staff: [422, 'Passkeys are for the school’s staff'],
  too_many_passkeys: [422, 'You cannot add another passkey. Remove one first.'],
  webauthn_credential_exists: [422, 'This passkey is known already'],
  webauthn_challenge_expired: [422, 'That took too long. Please try again.'],
  webauthn_verification_failed: [422, 'This passkey could not be checked. Please try again.'],
  over_request_rate_limit: [429, 'Too many attempts. Please wait a little, then try again.'],
  over_email_send_rate_limit: [
    429,
    'We have sent several mails to this address. Look in your mailbox, also under spam, and try again later.',
  ],
  unexpected_failure: [
    500,
    'The school’s website had a problem. Please try again in a few minutes.',
  ],
} as const;

export type AuthRefusalCode = keyof typeof refusals;

export interface AuthRefusal {
  code: AuthRefusalCode;
  status: number;
  message: string;
  /** Of `weak_password`. */
  reasons?: string[];
  retryAfterSeconds?: number;
}

export type AuthOutcome<Value> =
  | { outcome: 'done'; value: Value }
  | { outcome: 'refused'; refusal: AuthRefusal };

export function refuse(
  code: AuthRefusalCode,
  more: Partial<Pick<AuthRefusal, 'message' | 'reasons' | 'retryAfterSeconds'>> = {},
): { outcome: 'refused'; refusal: AuthRefusal } {
  const [status, message] = refusals[code];
  return { outcome: 'refused', refusal: { code, status, message, ...more } };
}

export function done<Value>(value: Value): { outcome: 'done'; value: Value } {
  return { outcome: 'done', value };
}
