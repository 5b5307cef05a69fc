import { useState } from 'react';
import { Link } from 'react-router';
import { askClient } from '#requests/session/auth-client.ts';
import { emailErrors, refusalOf } from '../client/typed-account.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { LinkProblem } from './link-problem.tsx';
import { MailboxNote } from './mailbox-note.tsx';

/** Asks for the mail with the link to a new password. */
export function ForgottenPasswordForm() {
  const [sentTo, setSentTo] = useState<string>();
  async function send({ email = '' }: Record<string, string>) {
    const errors = emailErrors(email);
    if (errors.length > 0) return { errors };
    const { error } = await askClient((client) => client.resetPasswordForEmail(email.trim()));
    if (error) return refusalOf(error);
    setSentTo(email.trim());
    return undefined;
  }
  if (sentTo) return <MailboxNote email={sentTo} resends="recovery" />;
  return (
    <>
      <LinkProblem />
      <AccountForm button="Send me a link" busy="Sending..." send={send}>
        {(errorOf) => <EmailField error={errorOf('email')} />}
      </AccountForm>
      <p>
        <Link to="/sign-in" reloadDocument>
          Back to the sign-in
        </Link>
      </p>
    </>
  );
}
