import type { PlainDate } from '#lib/dates/plain-date.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { Field } from '#ui/fields/field.tsx';
import type { FieldError } from '../refusal.ts';
import type { FormAnswers, FormQuestion, ShortForm } from '../short-form.ts';
import { ChoiceField } from './choice-field.tsx';

interface FormFieldsProps {
  form: ShortForm;
  start: FormAnswers;
  /** The answers as they are now, to say how much room is left. */
  now: FormAnswers;
  errors: FieldError[];
  facts: Record<string, string>;
  today: PlainDate;
}

/** Uncontrolled: what somebody typed or ticked before React hydrated the page stays. */
export function FormFields({ form, start, now, errors, facts, today }: FormFieldsProps) {
  const questions: readonly FormQuestion[] = form.questions;
  return questions.map((question) => {
    const { name, label, kind, hint, missing, limit, autoComplete, inputMode, rows } = question;
    const error = errors.find(({ field }) => field === name)?.message;
    const choices = question
      .choices?.(today)
      .map((choice) => ({ ...choice, label: filledIn(choice.label, facts) }));
    if (choices && kind !== 'select') {
      return (
        <ChoiceField
          key={name}
          question={question}
          choices={choices}
          start={start[name] ?? ''}
          error={error}
        />
      );
    }
    return (
      <Field
        key={name}
        id={name}
        label={label}
        hint={hint}
        error={error}
        isOptional={!missing}
        length={kind === 'textarea' ? { text: now[name] ?? '', limit } : undefined}
      >
        {(control) => {
          const shared = { ...control, name, autoComplete, defaultValue: start[name] };
          if (kind === 'textarea') return <textarea {...shared} rows={rows} />;
          if (kind !== 'select') {
            const spellCheck = kind === 'email' ? false : undefined;
            const className = kind === 'date' ? kind : undefined;
            return <input {...shared} {...{ className, inputMode, spellCheck }} type={kind} />;
          }
          return (
            <select {...shared}>
              <option value="">{missing}</option>
              {choices?.map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          );
        }}
      </Field>
    );
  });
}
