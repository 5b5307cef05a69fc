import { Link, useNavigate } from 'react-router';
import { askClient } from '#requests/session/auth-client.ts';
import { notify } from '#ui/notify.ts';
import { homeOf, nameOf } from '../client/home-of.ts';
import { saveOwnName } from '../client/save-own-name.ts';
import { newPasswordErrors, refusalOf } from '../client/typed-account.ts';
import { owesFactor } from '../second-factor/second-factor-state.ts';
import { AccountForm } from './account-form.tsx';
import { useAuth } from './auth-context.tsx';
import { NameField } from './name-field.tsx';
import { PasswordField } from './password-field.tsx';
import { ShowFactorToSignIn } from './second-factor/show-factor.tsx';
import { UsernameForManagers } from './username-for-managers.tsx';

/** Sets a password for whoever came by a mail's link or a one-time link. */
export function NewPasswordForm() {
  const { session, loading } = useAuth();
  const navigate = useNavigate();
  if (loading) return <p role="status">One moment, please.</p>;
  if (!session) {
    return (
      <p>
        To set a new password, open the link in our mail. It works once and for one hour.{' '}
        <Link to="/forgotten-password">Send me a link</Link>
      </p>
    );
  }
  const { user } = session;
  if (owesFactor(session)) return <ShowFactorToSignIn user={user} button="Go on" />;
  const isStaff = homeOf(user) === '/staff';
  async function send({ password = '', name = '' }: Record<string, string>) {
    const errors = newPasswordErrors(password, user.email ?? '');
    if (errors.length > 0) return { errors };
    const refusal = isStaff ? await saveOwnName(name) : undefined;
    if (refusal) return refusal;
    const { error } = await askClient((client) => client.updateUser({ password }));
    if (error) return refusalOf(error);
    notify({ title: 'Password saved', text: 'From now on, sign in with your new password.' });
    await navigate(homeOf(user), { replace: true });
    return undefined;
  }
  return (
    <AccountForm button="Save password" busy="Saving..." send={send}>
      {(errorOf) => (
        <>
          <p>
            For <b>{user.email}</b>
          </p>
          {isStaff && <NameField defaultValue={nameOf(user)} error={errorOf('name')} />}
          <UsernameForManagers email={user.email ?? ''} />
          <PasswordField isNew label="New password" error={errorOf('password')} />
        </>
      )}
    </AccountForm>
  );
}
