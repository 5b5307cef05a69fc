import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { askClient } from '#requests/session/auth-client.ts';
import { appOf, passkeysOf } from '../../second-factor/second-factor-state.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { CodeForm } from './code-form.tsx';
import { EnteredCodeForm } from './entered-code-form.tsx';

interface ShowFactorProps extends Pick<Session, 'user'> {
  button: string;
  onDone?: () => void;
}

/** The second step of signing in: who has come so far, and what is asked for now. */
export function ShowFactorToSignIn({ user, button }: Pick<ShowFactorProps, 'user' | 'button'>) {
  return (
    <>
      <p>
        You are {user.email}.{' '}
        {passkeysOf(user).length > 0
          ? 'Now use your passkey.'
          : 'Now enter the code of your second factor.'}
      </p>
      <ShowFactor user={user} button={button} />
    </>
  );
}

/** Asks for the second factor that an account has: a passkey or a code of the app, and for either a recovery code. */
export function ShowFactor({ user, button, onDone }: ShowFactorProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const app = appOf(user);
  const hasPasskey = passkeysOf(user).length > 0;
  const [back, other] = hasPasskey
    ? ['Use my passkey', 'I do not have my passkey here: use a recovery code']
    : ['Use the code of my app', 'I do not have my phone: use a recovery code'];
  return (
    <>
      {isRecovery ? (
        <RecoveryCodeForm button={button} onDone={onDone} />
      ) : hasPasskey ? (
        <PasskeyButton
          words="Use my passkey"
          otherwise="This browser cannot use passkeys at this address. Use another one, or a recovery code."
          // Somebody else's passkey signs in to their account, and is no answer here.
          onDone={(id) => id === user.id && onDone?.()}
        />
      ) : (
        app && <CodeForm factorId={app.id} button={button} onDone={onDone} />
      )}
      <p>
        <button type="button" className="link" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? back : other}
        </button>
      </p>
    </>
  );
}

interface RecoveryCodeFormProps {
  button: string;
  onDone?: (() => void) | undefined;
}

/** Takes one of the recovery codes in the place of a lost phone or passkey. */
function RecoveryCodeForm({ button, onDone }: RecoveryCodeFormProps) {
  return (
    <>
      <EnteredCodeForm
        button={button}
        onDone={onDone}
        missing="Enter one of your recovery codes"
        verify={(code) => askClient((client) => client.mfa.recoveryCodes.verify({ code }))}
        label="Recovery code"
        hint="One of the ten codes that you kept, such as 2345-CDFH-6789. Each works once."
        className="code long"
        autoComplete="off"
        maxLength={24}
      />
      <p className="hint">
        No recovery code either? Come to our office or call us. We check that it is you and turn
        your second factor off.
      </p>
    </>
  );
}
