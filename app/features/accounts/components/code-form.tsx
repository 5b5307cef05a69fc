import { Field } from '#ui/field.tsx';
import { authClient } from '../auth-client.ts';
import { adviceOn } from '../service-message.ts';
import { AccountForm } from './account-form.tsx';

interface CodeFormProps {
  factorId: string;
  button: string;
  onDone?: () => void;
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
        <Field
          id="code"
          label="Code"
          hint="The six digits that your authenticator app shows now"
          error={errorOf('code')}
        >
          {(control) => (
            <input
              {...control}
              name="code"
              className="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
            />
          )}
        </Field>
      )}
    </AccountForm>
  );
}
