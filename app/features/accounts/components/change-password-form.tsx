import type { Session } from '@supabase/auth-js';
import { useNavigate } from 'react-router';
import { askClient } from '#requests/session/auth-client.ts';
import { notify } from '#ui/notify.ts';
import {
  CURRENT_PASSWORD as CURRENT,
  currentPasswordErrors,
  newPasswordErrors,
  refusalOf,
} from '../client/typed-account.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { UsernameForManagers } from './username-for-managers.tsx';

/** A new password for who knows the present one. Everybody else who is signed in to the account goes. */
export function ChangePasswordForm({ user }: Pick<Session, 'user'>) {
  const navigate = useNavigate();
  async function send({ [CURRENT]: current_password = '', password = '' }: Record<string, string>) {
    const errors = [
      ...currentPasswordErrors(current_password),
      ...newPasswordErrors(password, user.email ?? ''),
    ];
    if (errors.length > 0) return { errors };
    const { error } = await askClient((client) =>
      client.updateUser({ password, current_password }),
    );
    if (error) return refusalOf(error, 'password');
    notify({
      title: 'Password saved',
      text: 'Your other phones and computers were signed out.',
    });
    await navigate('/account');
    return undefined;
  }
  return (
    <AccountForm button="Save password" busy="Saving..." send={send}>
      {(errorOf) => (
        <>
          <UsernameForManagers email={user.email ?? ''} />
          <PasswordField id={CURRENT} label="Current password" error={errorOf(CURRENT)} />
          <PasswordField isNew label="New password" error={errorOf('password')} />
        </>
      )}
    </AccountForm>
  );
}
