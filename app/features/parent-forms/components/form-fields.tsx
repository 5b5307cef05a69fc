import type { PlainDate } from '#lib/dates/plain-date.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { Field } from '#ui/fields/field.tsx';
import type { FieldError, FormAnswers, FormQuestion, ParentForm } from '../parent-form.ts';
import { ChoiceField } from './choice-field.tsx';

interface FormFieldsProps {
  form: ParentForm;
  start: FormAnswers;
  /** The answers as they are now, to say how much room is left. */
  now: FormAnswers;
  errors: FieldError[];
  facts: Record<string, string>;
  today: PlainDate;
}

/** Uncontrolled: what somebody typed or ticked before React woke stays. */
export function FormFields({ form, start, now, errors, facts, today }: FormFieldsProps) {
  const questions: readonly FormQuestion[] = form.questions;
  return questions.map((question) => {
    const { name, label, kind, hint, missing, limit, autoComplete, rows } = question;
    const error = errors.find(({ field }) => field === name)?.message;
    if (question.choices) {
      const choices = question
        .choices(today)
        .map((choice) => ({ ...choice, label: filledIn(choice.label, facts) }));
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
          return (
            <input {...shared} type={kind} spellCheck={kind === 'email' ? false : undefined} />
          );
        }}
      </Field>
    );
  });
}
