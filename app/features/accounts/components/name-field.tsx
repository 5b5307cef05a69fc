import { InputField } from '#ui/fields/input-field.tsx';

interface NameFieldProps {
  id?: string;
  label?: string;
  hint?: string;
  autoComplete?: 'name' | 'off';
  defaultValue?: string;
  error: string | undefined;
}

/** For the name of somebody else, who can change it. */
export const forColleague = {
  label: 'Name',
  hint: 'As everybody at the desk reads it, such as R. Banda. They can change it.',
  autoComplete: 'off',
} as const;

/** What colleagues call a member of staff. */
export function NameField({
  id = 'name',
  label = 'Your name',
  hint = 'As your colleagues read it at the desk, such as R. Banda. Families do not see it.',
  autoComplete = 'name',
  defaultValue = '',
  error,
}: NameFieldProps) {
  return (
    <InputField
      id={id}
      label={label}
      hint={hint}
      error={error}
      name="name"
      autoComplete={autoComplete}
      defaultValue={defaultValue}
    />
  );
}
