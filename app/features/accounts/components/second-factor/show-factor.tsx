import type { Session } from '@supabase/auth-js';
import { useState } from 'react';
import { appOf, passkeysOf } from '../../second-factor/second-factor-state.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodeForm } from './recovery-code-form.tsx';

interface ShowFactorProps extends Pick<Session, 'user'> {
  button: string;
  onDone?: () => void;
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
