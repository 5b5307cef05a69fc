import { answerAuth } from '#features/accounts/protocol/auth-answer.server.ts';
import { done } from '#features/accounts/protocol/auth-refusal.ts';

/** What this service offers, as the protocol lists it. */
export function loader(): Promise<Response> {
  return answerAuth(async () =>
    done({
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    }),
  );
}
