import type { ComponentProps } from 'react';
import { InputField } from '#ui/fields/input-field.tsx';

/** For the name of somebody else, who can change it. */
export const forColleague = {
  label: 'Name',
  hint: 'As everybody at the desk reads it, such as R. Banda. They can change it.',
  autoComplete: 'off',
} as const;

/** What colleagues call a member of staff. */
export function NameField(props: Partial<ComponentProps<typeof InputField>>) {
  return (
    <InputField
      id="name"
      label="Your name"
      hint="As your colleagues read it at the desk, such as R. Banda. Families do not see it."
      name="name"
      autoComplete="name"
      {...props}
    />
  );
}
