import { useState } from 'react';
import { authClient } from '#requests/auth-client.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { adviceOn } from '../../client/service-message.ts';
import { AccountForm } from '../account-form.tsx';

interface CodeFormProps {
  factorId: string;
  button: string;
  /** Whether a recovery code is good in the place of the six digits: not while the factor is being set up. */
  takesRecoveryCode?: boolean;
  onDone?: () => void;
}

/** Takes the six digits that an authenticator app shows, or in their place a recovery code. */
export function CodeForm({ factorId, button, takesRecoveryCode = false, onDone }: CodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const missing = isRecovery ? 'Enter one of your recovery codes' : 'Enter the six digits';
  async function send({ code = '' }: Record<string, string>) {
    if (!code.trim()) return { errors: [{ field: 'code', message: missing }] };
    const { error } = await authClient().mfa.challengeAndVerify({ factorId, code });
    if (error) return { errors: [{ field: 'code', message: adviceOn(error) }] };
    onDone?.();
    return undefined;
  }
  return (
    <>
      <AccountForm key={String(isRecovery)} button={button} busy="Checking..." send={send}>
        {(errorOf) => (
          <InputField
            id="code"
            label={isRecovery ? 'Recovery code' : 'Code'}
            hint={
              isRecovery
                ? 'One of the ten codes that you kept, such as 2345-CDFH-6789. Each works once.'
                : 'The six digits that your authenticator app shows now'
            }
            error={errorOf('code')}
            className={isRecovery ? 'code long' : 'code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={isRecovery ? 24 : 10}
          />
        )}
      </AccountForm>
      {takesRecoveryCode && (
        <p>
          <button type="button" className="link" onClick={() => setIsRecovery(!isRecovery)}>
            {isRecovery ? 'Use the code of my app' : 'I do not have my phone: use a recovery code'}
          </button>
        </p>
      )}
      {isRecovery && (
        <p className="hint">
          No recovery code either? Come to our office or call us. We check that it is you and turn
          your second factor off.
        </p>
      )}
    </>
  );
}
