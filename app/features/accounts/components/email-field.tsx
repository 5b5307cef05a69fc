import { InputField } from '#ui/fields/input-field.tsx';

interface EmailFieldProps {
  id?: string;
  label?: string;
  autoComplete?: 'username' | 'email';
  defaultValue?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The address that an account is known by. */
export function EmailField({
  id = 'email',
  label = 'Email Address',
  autoComplete = 'username',
  defaultValue,
  hint,
  error,
}: EmailFieldProps) {
  return (
    <InputField
      id={id}
      label={label}
      hint={hint}
      error={error}
      type="email"
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
