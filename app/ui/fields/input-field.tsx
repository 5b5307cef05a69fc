import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;

/** A field with one input; what it is sent as is its id, unless it has a name. */
export function InputField(props: FieldProps & ComponentProps<'input'>) {
  const { id, label, hint, error, isOptional, isWide, length, ...input } = props;
  return (
    <Field {...{ id, label, hint, error, isOptional, isWide, length }}>
      {(control) => <input name={id} {...input} {...control} />}
    </Field>
  );
}

/** A field for a longer text. */
export function TextField(props: FieldProps & ComponentProps<'textarea'>) {
  const { id, label, hint, error, isOptional, isWide, length, ...textarea } = props;
  return (
    <Field {...{ id, label, hint, error, isOptional, isWide, length }}>
      {(control) => <textarea name={id} {...textarea} {...control} />}
    </Field>
  );
}

/** A field with choices to open; its children are the options. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { id, label, hint, error, isOptional, isWide, length, ...select } = props;
  return (
    <Field {...{ id, label, hint, error, isOptional, isWide, length }}>
      {(control) => <select name={id} {...select} {...control} />}
    </Field>
  );
}
