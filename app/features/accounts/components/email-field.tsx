import type { ComponentProps } from 'react';
import { InputField } from '#ui/fields/input-field.tsx';

/** The address that an account is known by. */
export function EmailField(props: Partial<ComponentProps<typeof InputField>>) {
  return (
    <InputField
      id="email"
      label="Email Address"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
