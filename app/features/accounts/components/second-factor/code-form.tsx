import { authClient } from '#requests/auth-client.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { adviceOn } from '../../client/service-message.ts';
import { AccountForm } from '../account-form.tsx';

interface CodeFormProps {
  factorId: string;
  button: string;
  onDone?: (() => void) | undefined;
}

/** Takes the six digits that an authenticator app shows. */
export function CodeForm({ factorId, button, onDone }: CodeFormProps) {
  async function send({ code = '' }: Record<string, string>) {
    if (!code.trim()) return { errors: [{ field: 'code', message: 'Enter the six digits' }] };
    const { error } = await authClient().mfa.challengeAndVerify({ factorId, code });
    if (error) return { errors: [{ field: 'code', message: adviceOn(error) }] };
    onDone?.();
    return undefined;
  }
  return (
    <AccountForm button={button} busy="Checking..." send={send}>
      {(errorOf) => (
        <InputField
          id="code"
          label="Code"
          hint="The six digits that your authenticator app shows now"
          error={errorOf('code')}
          className="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={10}
        />
      )}
    </AccountForm>
  );
}
