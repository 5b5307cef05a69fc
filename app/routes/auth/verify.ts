import { redirect } from 'react-router';
import * as v from 'valibot';
import { sender, services } from '#app/services.server.ts';
import type { AuthUser } from '#features/accounts/auth-user.server.ts';
import {
  landingOf,
  refusedLandingOf,
} from '#features/accounts/mail-links/one-time-links.server.ts';
import { verifyLink } from '#features/accounts/mail-links/verify-link.server.ts';
import { type AuthOutcome, refuse } from '#features/accounts/protocol/auth-refusal.ts';
import { verifySchema } from '#features/accounts/protocol/auth-schemas.ts';
import type { AuthSession } from '#features/accounts/sessions/sessions.server.ts';
import { personalPage } from '#lib/http/public-page.ts';
import type { Route } from './+types/verify.ts';
import { openAction } from './auth-routes.ts';

/** The link of a mail: it leads to a page of ours, which finds the new session, or the refusal, behind the `#`. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const parsed = v.safeParse(verifySchema, Object.fromEntries(searchParams));
  const kind = parsed.success ? parsed.output.kind : undefined;
  const { publicUrl } = context.get(services);
  const landing = landingOf(kind, searchParams.get('redirect_to'), publicUrl);
  // Mail programs and browsers that only look ahead must not use the link up.
  const isLookingAhead = request.method === 'HEAD' || isPrefetch(request);
  const lead = (path: string) => redirect(publicUrl + path, { status: 303, headers: personalPage });
  if (isLookingAhead) return lead(landing);
  const verified = parsed.success
    ? await verifyLink(context.get(services), parsed.output, context.get(sender))
    : refuse('otp_expired');
  const page = verified.outcome === 'refused' ? refusedLandingOf(kind) : landing;
  return lead(page + landingFragment(kind, verified));
}

export const action = openAction(verifySchema, (school, from, asked) =>
  verifyLink(school, asked, from),
);

function isPrefetch(request: Request): boolean {
  const purpose = request.headers.get('Sec-Purpose') ?? request.headers.get('Purpose') ?? '';
  return purpose.includes('prefetch');
}

/** What the client reads from the address of the page that a mail's link leads to. Nothing of it reaches a server. */
function landingFragment(
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
