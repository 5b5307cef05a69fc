import { useState } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { SHORTEST_PASSWORD } from '../passwords/password-rules.ts';

const NEW_HINT = `${SHORTEST_PASSWORD} characters or more. Three words that do not belong together are easy to remember.`;

interface PasswordFieldProps {
  id?: string;
  label?: string;
  /** Chosen here, so that a password manager proposes one. */
  isNew?: boolean;
  error: string | undefined;
}

/** A password that can be pasted, filled in by a password manager, and looked at. */
export function PasswordField({
  id = 'password',
  label = 'Password',
  isNew = false,
  error,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} hint={isNew ? NEW_HINT : undefined} error={error}>
      {(control) => (
        <div className="secret">
          <input
            {...control}
            name={id}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className="btn line needs-script"
            aria-pressed={isShown}
            aria-controls={id}
            aria-label={`Show ${label.toLowerCase()}`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
