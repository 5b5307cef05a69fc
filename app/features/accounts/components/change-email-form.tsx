import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { askClient } from '#requests/session/auth-client.ts';
import {
  CURRENT_PASSWORD as CURRENT,
  currentPasswordErrors,
  emailErrors,
  refusalOf,
} from '../client/typed-account.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

/** Asks for another address; it counts once the link in the mail to it has been opened. */
export function ChangeEmailForm({ user }: Pick<Session, 'user'>) {
  const [sentTo, setSentTo] = useState<string>();
  async function send({ [CURRENT]: current_password = '', email = '' }: Record<string, string>) {
    const errors = [...emailErrors(email), ...currentPasswordErrors(current_password)];
    if (errors.length > 0) return { errors };
    const { error } = await askClient((client) =>
      client.updateUser({ email: email.trim(), current_password }),
    );
    if (error) return refusalOf(error, 'email');
    setSentTo(email.trim());
    return undefined;
  }
  if (sentTo) {
    return (
      <p className="note" role="status">
        We have sent a mail to {sentTo}. Your address changes when you open the link in it. Until
        then you sign in with {user.email}.
      </p>
    );
  }
  return (
    <AccountForm button="Send me a link" busy="Sending..." send={send}>
      {(errorOf) => (
        <>
          <p>
            Your address now: <b>{user.email}</b>
          </p>
          <EmailField label="New email address" autoComplete="email" error={errorOf('email')} />
          <PasswordField id={CURRENT} label="Current password" error={errorOf(CURRENT)} />
        </>
      )}
    </AccountForm>
  );
}
