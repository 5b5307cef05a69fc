import { askClient } from '#requests/session/auth-client.ts';
import { EnteredCodeForm } from './entered-code-form.tsx';

interface RecoveryCodeFormProps {
  button: string;
  onDone?: (() => void) | undefined;
}

/** Takes one of the recovery codes in the place of a lost phone or passkey. */
export function RecoveryCodeForm({ button, onDone }: RecoveryCodeFormProps) {
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
