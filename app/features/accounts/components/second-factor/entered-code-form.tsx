import type { ComponentProps } from 'react';
import { InputField } from '#ui/fields/input-field.tsx';
import { adviceOn } from '../../client/service-message.ts';
import { AccountForm } from '../account-form.tsx';

interface EnteredCodeFormProps extends Omit<ComponentProps<typeof InputField>, 'id' | 'error'> {
  button: string;
  /** What to say where nothing was entered. */
  missing: string;
  /** Asks the school whether it is right. */
  verify(code: string): Promise<{ error: Error | null }>;
  onDone?: (() => void) | undefined;
}

/** Takes one code that stands in the place of, or beside, a password. */
export function EnteredCodeForm(props: EnteredCodeFormProps) {
  const { button, missing, verify, onDone, ...field } = props;
  async function send({ code = '' }: Record<string, string>) {
    const { error } = code.trim() ? await verify(code) : { error: undefined };
    if (error || !code.trim()) {
      return { errors: [{ field: 'code', message: error ? adviceOn(error) : missing }] };
    }
    onDone?.();
    return undefined;
  }
  return (
    <AccountForm button={button} busy="Checking..." send={send}>
      {(errorOf) => (
        <InputField
          id="code"
          error={errorOf('code')}
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
        />
      )}
    </AccountForm>
  );
}
