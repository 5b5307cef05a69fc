import { askClient } from '#requests/session/auth-client.ts';
import { EnteredCodeForm } from './entered-code-form.tsx';

interface CodeFormProps {
  factorId: string;
  button: string;
  onDone?: (() => void) | undefined;
}

/** Takes the six digits that an authenticator app shows. */
export function CodeForm({ factorId, button, onDone }: CodeFormProps) {
  return (
    <EnteredCodeForm
      button={button}
      onDone={onDone}
      missing="Enter the six digits"
      verify={(code) => askClient((client) => client.mfa.challengeAndVerify({ factorId, code }))}
      label="Code"
      hint="The six digits that your authenticator app shows now"
      className="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
    />
  );
}
