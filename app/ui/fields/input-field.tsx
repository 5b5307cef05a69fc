import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;

/**
 * A field with one input; what it is sent as is its id, unless it has a name. Islands use `Field` itself: what several of
 * them share, every form downloads.
 */
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
