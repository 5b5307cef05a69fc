import type { ComponentProps, ElementType } from 'react';
import { Field } from './field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;

function fieldWith<Tag extends 'input' | 'textarea' | 'select'>(tag: Tag) {
  const Control: ElementType = tag;
  return (props: FieldProps & ComponentProps<Tag>) => {
    const { id, label, hint, error, isOptional, isWide, length, ...own } = props;
    return (
      <Field {...{ id, label, hint, error, isOptional, isWide, length }}>
        {(control) => <Control name={id} {...(own as object)} {...control} />}
      </Field>
    );
  };
}

/** A field with one input; what it is sent as is its id, unless it has a name. */
export const InputField = fieldWith('input');

/** A field for a longer text. */
export const TextField = fieldWith('textarea');

/** A field with choices to open; its children are the options. */
export const SelectField = fieldWith('select');
