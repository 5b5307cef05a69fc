import { askAccounts } from '../../client/ask-accounts.ts';
import { adviceOn } from '../../client/service-message.ts';
import { passwordErrors } from '../../client/typed-account.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordField } from '../password-field.tsx';
import { UsernameForManagers } from '../username-for-managers.tsx';

/** The password once more, before a change that a stranger with an unlocked phone must not make. */
export function ConfirmPassword({ email, onDone }: { email: string; onDone: () => void }) {
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
