import { useState } from 'react';
import { Link } from 'react-router';
import { emailErrors, newPasswordErrors, refusalOf } from '../client/typed-account.ts';
import { AccountForm } from './account-form.tsx';
import { useAuth } from './auth-context.tsx';
import { EmailField } from './email-field.tsx';
import { MailboxNote } from './mailbox-note.tsx';
import { PasswordField } from './password-field.tsx';

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
            <PasswordField isNew error={errorOf('password')} />
          </>
        )}
      </AccountForm>
      <p>
        <Link to="/sign-in" reloadDocument>
          I have an account already
        </Link>
      </p>
    </>
  );
}
