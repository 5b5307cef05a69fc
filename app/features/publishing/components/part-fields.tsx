import type { FormField } from '../form-field.ts';
import type { Typed, TypedEntry, TypedFields } from '../typed-part.ts';
import { EntryList } from './entry-list.tsx';
import { PartField } from './part-field.tsx';
import { PhotographField } from './photograph-field.tsx';

interface PartFieldsProps {
  fields: FormField[];
  typed: TypedFields;
  /** Before the names in the controls' ids: `items.2.`. */
  path?: string;
  /** By the control's id. */
  errors: ReadonlyMap<string, string>;
  onChange(typed: TypedFields): void;
}

/** The form of a part, made from its list of fields. */
export function PartFields({ fields, typed, path = '', errors, onChange }: PartFieldsProps) {
  return fields.map((field) => {
    const id = path + field.name;
    const change = (value: Typed) => onChange({ ...typed, [field.name]: value });
    switch (field.kind) {
      case 'anchor':
        return null;
      case 'list':
        return (
          <EntryList
            key={id}
            id={id}
            list={field}
            entries={typed[field.name] as TypedEntry[]}
            errors={errors}
            onChange={change}
          />
        );
      case 'photograph':
        return (
          <PhotographField
            key={id}
            id={id}
            field={field}
            typed={typed[field.name] as TypedFields | undefined}
            error={errors.get(id)}
            onChange={change}
          />
        );
      case 'group':
        return (
          <fieldset key={id} className="part-group">
            <legend>
              {field.label}
              {field.isOptional && <span className="optional"> (optional)</span>}
            </legend>
            <PartFields
              fields={field.fields}
              typed={typed[field.name] as TypedFields}
              path={`${id}.`}
              errors={errors}
              onChange={change}
            />
          </fieldset>
        );
      default:
        return (
          <PartField
            key={id}
            id={id}
            field={field}
            typed={typed[field.name] as string | boolean}
            error={errors.get(id)}
            onChange={change}
          />
        );
    }
  });
}
