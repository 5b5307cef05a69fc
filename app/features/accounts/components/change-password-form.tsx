import type { Session } from '@supabase/auth-js';
import { useNavigate } from 'react-router';
import { authClient } from '#requests/auth-client.ts';
import { notify } from '#ui/notify.ts';
import { adviceOn } from '../client/service-message.ts';
import { newPasswordErrors, presentPasswordErrors } from '../client/typed-account.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { PASSWORD_HINT } from './sign-up-form.tsx';
import { UsernameForManagers } from './username-for-managers.tsx';

const CURRENT = 'current-password';

/** A new password for who knows the present one. Everybody else who is signed in to the account goes. */
export function ChangePasswordForm({ user }: Pick<Session, 'user'>) {
  const navigate = useNavigate();
  async function send({ [CURRENT]: current_password = '', password = '' }: Record<string, string>) {
    const errors = [
      ...presentPasswordErrors(current_password, CURRENT, 'Enter your current password'),
      ...newPasswordErrors(password, user.email ?? ''),
    ];
    if (errors.length > 0) return { errors };
    const { error } = await authClient().updateUser({ password, current_password });
    if (error) {
      const isCurrent = (error as { code?: string }).code === 'current_password_invalid';
      return { errors: [{ field: isCurrent ? CURRENT : 'password', message: adviceOn(error) }] };
    }
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
          <PasswordField
            id={CURRENT}
            label="Current password"
            autoComplete="current-password"
            error={errorOf(CURRENT)}
          />
          <PasswordField
            id="password"
            label="New password"
            autoComplete="new-password"
            hint={PASSWORD_HINT}
            error={errorOf('password')}
          />
        </>
      )}
    </AccountForm>
  );
}
