import type { Session } from '@supabase/auth-js';
import { askAccounts } from '../../client/ask-accounts.ts';
import { adviceOn } from '../../client/service-message.ts';
import { passwordErrors } from '../../client/typed-account.ts';
import { hasFactor } from '../../second-factor/second-factor-state.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordField } from '../password-field.tsx';
import { UsernameForManagers } from '../username-for-managers.tsx';
import { ShowFactor } from './show-factor.tsx';

/** Somebody who signed in some time ago shows again who is there: by the second factor, or the password without one. */
export function ShowAgain({ user, onDone }: Pick<Session, 'user'> & { onDone(): void }) {
  if (!hasFactor(user)) return <ConfirmPassword email={user.email ?? ''} onDone={onDone} />;
  return (
    <>
      <p>You signed in some time ago. Please show once more that it is you.</p>
      <ShowFactor user={user} button="Go on" onDone={onDone} />
    </>
  );
}

/** The password once more, before a change that a stranger with an unlocked phone must not make. */
function ConfirmPassword({ email, onDone }: { email: string; onDone: () => void }) {
  async function send({ password = '' }: Record<string, string>) {
    const errors = passwordErrors(password);
    if (errors.length > 0) return { errors };
    const { error } = await askAccounts('password-confirmation', 'POST', { password });
    if (error) return { errors: [{ field: 'password', message: adviceOn(error) }] };
    onDone();
    return undefined;
  }
  return (
    <>
      <p>You signed in some time ago. Please enter your password again.</p>
      <AccountForm button="Go on" busy="Checking..." send={send}>
        {(errorOf) => (
          <>
            <UsernameForManagers email={email} />
            <PasswordField error={errorOf('password')} />
          </>
        )}
      </AccountForm>
    </>
  );
}
