import { useState } from 'react';
import { Link } from 'react-router';
import { adviceOn } from '../client/service-message.ts';
import { emailErrors, newPasswordErrors } from '../client/typed-account.ts';
import { SHORTEST_PASSWORD } from '../passwords/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import { useAuth } from './auth-context.tsx';
import { EmailField } from './email-field.tsx';
import { MailboxNote } from './mailbox-note.tsx';
import { PasswordField } from './password-field.tsx';

export const PASSWORD_HINT = `${SHORTEST_PASSWORD} characters or more. Three words that do not belong together are easy to remember.`;

/** Opens an account; the same answer for every address, because only its owner may learn whether it is known. */
export function SignUpForm() {
  const { signUp } = useAuth();
  const [sentTo, setSentTo] = useState<string>();
  async function send({ email = '', password = '' }: Record<string, string>) {
    const errors = [...emailErrors(email), ...newPasswordErrors(password, email)];
    if (errors.length > 0) return { errors };
    const { error } = await signUp({ email: email.trim(), password });
    if (error) return refusalOf(error);
    setSentTo(email.trim());
    return undefined;
  }
  if (sentTo) return <MailboxNote email={sentTo} resends="signup" />;
  return (
    <>
      <AccountForm button="Create account" busy="Creating account..." send={send}>
        {(errorOf) => (
          <>
            <EmailField error={errorOf('email')} />
            <PasswordField
              id="password"
              label="Password"
              autoComplete="new-password"
              hint={PASSWORD_HINT}
              error={errorOf('password')}
            />
          </>
        )}
      </AccountForm>
      <p>
        <Link to="/sign-in">I have an account already</Link>
      </p>
    </>
  );
}

/** The service names the field by its code. */
export function refusalOf(error: Error) {
  const { code } = error as { code?: string };
  const field = { weak_password: 'password', email_address_invalid: 'email' }[code ?? ''];
  const message = adviceOn(error);
  return field ? { errors: [{ field, message }] } : { errors: [], detail: message };
}
