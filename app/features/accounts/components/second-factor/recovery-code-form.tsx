import { authClient } from '#requests/auth-client.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { adviceOn } from '../../client/service-message.ts';
import { AccountForm } from '../account-form.tsx';

interface RecoveryCodeFormProps {
  button: string;
  onDone?: (() => void) | undefined;
}

/** Takes one of the recovery codes in the place of a lost phone or passkey. */
export function RecoveryCodeForm({ button, onDone }: RecoveryCodeFormProps) {
  async function send({ code = '' }: Record<string, string>) {
    if (!code.trim()) {
      return { errors: [{ field: 'code', message: 'Enter one of your recovery codes' }] };
    }
    const { error } = await authClient().mfa.recoveryCodes.verify({ code });
    if (error) return { errors: [{ field: 'code', message: adviceOn(error) }] };
    onDone?.();
    return undefined;
  }
  return (
    <>
      <AccountForm button={button} busy="Checking..." send={send}>
        {(errorOf) => (
          <InputField
            id="code"
            label="Recovery code"
            hint="One of the ten codes that you kept, such as 2345-CDFH-6789. Each works once."
            error={errorOf('code')}
            className="code long"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
          />
        )}
      </AccountForm>
      <p className="hint">
        No recovery code either? Come to our office or call us. We check that it is you and turn
        your second factor off.
      </p>
    </>
  );
}
