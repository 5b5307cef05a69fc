import type { AuthUser } from '#features/accounts/auth-user.server.ts';
import type { AuthOutcome } from '#features/accounts/protocol/auth-refusal.ts';
import type { AuthSession } from '#features/accounts/sessions/sessions.server.ts';

/** What the client reads from the address of the page that a mail's link leads to. Nothing of it reaches a server. */
export function landingFragment(
  kind: string | undefined,
  verified: AuthOutcome<AuthSession | AuthUser>,
): string {
  const said = new URLSearchParams(
    verified.outcome === 'refused'
      ? {
          error: 'access_denied',
          error_code: verified.refusal.code,
          error_description: verified.refusal.message,
        }
      : 'access_token' in verified.value
        ? {
            access_token: verified.value.access_token,
            expires_at: String(verified.value.expires_at),
            expires_in: String(verified.value.expires_in),
            refresh_token: verified.value.refresh_token,
            token_type: verified.value.token_type,
            type: kind ?? '',
          }
        : { message: 'Your email address was changed', type: kind ?? '' },
  );
  return `#${said}`;
}
