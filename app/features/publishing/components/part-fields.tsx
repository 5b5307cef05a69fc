import type { ChangeEvent } from 'react';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { FormField } from '../form-field.ts';
import type { Typed, TypedEntry, TypedFields } from '../typed-part.ts';
import { EntryList } from './entry-list.tsx';
import { FactChips } from './fact-chips.tsx';
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

type SingleField = Exclude<FormField, { kind: 'group' | 'list' | 'anchor' | 'photograph' }>;

interface PartFieldProps {
  id: string;
  field: SingleField;
  typed: string | boolean;
  error: string | undefined;
  onChange(typed: string | boolean): void;
}

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

const inputTypes = { tel: 'tel', email: 'email', line: 'text', number: 'text' };

/** One label with its control. */
function PartField({ id, field, typed, error, onChange }: PartFieldProps) {
  const { kind, label, isOptional = false } = field;
  if (kind === 'check') {
    return (
      <div className="field part-check">
        <label>
          <input
            id={id}
            type="checkbox"
            className="checkbox"
            checked={typed === true}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          {label}
        </label>
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      </div>
    );
  }
  const hasFacts = 'hasFacts' in field && field.hasFacts === true;
  return (
    <Field
      id={id}
      label={label}
      hint={field.hint}
      error={error}
      isOptional={isOptional}
      isWide={kind === 'text' || kind === 'paragraphs' || kind === 'lines'}
    >
      {(control) => {
        const value = String(typed);
        const shared = {
          ...control,
          value,
          onChange: ({ currentTarget }: Typing) => onChange(currentTarget.value),
        };
        if (kind === 'choice') {
          return (
            <select {...shared}>
              <option value="">Please choose</option>
              {field.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          );
        }
        if (kind === 'day') return <DateField control={control} value={value} onDay={onChange} />;
        if (kind === 'text' || kind === 'paragraphs' || kind === 'lines') {
          return (
            <>
              <textarea {...shared} rows={kind === 'paragraphs' ? 7 : 3} />
              {hasFacts && <FactChips into={id} onPut={onChange} />}
            </>
          );
        }
        return (
          <>
            <input
              {...shared}
              type={inputTypes[kind]}
              inputMode={kind === 'number' ? 'numeric' : undefined}
              autoComplete="off"
            />
            {hasFacts && <FactChips into={id} onPut={onChange} />}
          </>
        );
      }}
    </Field>
  );
}
