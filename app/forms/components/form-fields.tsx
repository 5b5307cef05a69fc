import type { MouseEvent } from 'react';
import { filledIn } from '#lib/text/filled-in.ts';
import { Field } from '#ui/fields/field.tsx';
import type { FormAnswers } from '../form-answers.ts';
import type { FieldError } from '../refusal.ts';
import type { FormQuestion, ShortForm } from '../short-form.ts';
import type { ChoiceField as ChoiceFieldComponent } from './choice-field.tsx';

/** For a form that asks to tick something: the others do not carry it. */
export interface WithChoices {
  choiceField?: typeof ChoiceFieldComponent | undefined;
}

interface FormFieldsProps<Day> extends WithChoices {
  form: ShortForm<string, Day>;
  start: FormAnswers;
  /** The answers as they are now, to say how much room is left. */
  now: FormAnswers;
  errors: FieldError[];
  facts: Record<string, string>;
  /** What its choices go by. */
  day: Day;
  /** What is on its way stays as it is: nothing that is typed now would go with it. */
  isSending: boolean;
}

/** Uncontrolled: what somebody typed or ticked before React hydrated the page stays. */
export function FormFields<Day>(props: FormFieldsProps<Day>) {
  const { form, start, now, errors, facts, day, isSending, choiceField: ChoiceField } = props;
  const questions: readonly FormQuestion<string, Day>[] = form.questions;
  return questions.map((question) => {
    const { name, label, kind, hint, missing, limit, autoComplete, inputMode, rows } = question;
    const { placeholder, wide, isFixed, spellCheck, file } = question;
    const error = errors.find(({ field }) => field === name)?.message;
    const choices = question
      .choices?.(day)
      .map((choice) => ({ ...choice, label: filledIn(choice.label, facts) }));
    if (choices && kind !== 'select') {
      if (!ChoiceField) throw new Error('No choiceField');
      return (
        <ChoiceField
          key={name}
          question={question}
          choices={choices}
          start={start[name] ?? ''}
          error={error}
          isSending={isSending}
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
        isWide={wide}
        length={kind === 'textarea' ? { text: now[name] ?? '', limit } : undefined}
      >
        {(control) => {
          if (file) {
            const keep = (event: MouseEvent) => isSending && event.preventDefault();
            return (
              <input {...control} name={name} type={kind} accept={file.accept} onClick={keep} />
            );
          }
          const shared = { ...control, name, autoComplete, defaultValue: start[name] };
          if (kind === 'textarea') return <textarea {...shared} rows={rows} readOnly={isSending} />;
          if (kind !== 'select') {
            const className = kind === 'date' ? kind : undefined;
            const own = { className, inputMode, placeholder, readOnly: isSending || isFixed };
            const isSpelled = kind === 'email' ? false : spellCheck;
            return <input {...shared} {...own} spellCheck={isSpelled} type={kind} />;
          }
          return (
            <select {...shared}>
              <option value="" disabled={isSending && now[name] !== ''}>
                {missing ?? placeholder}
              </option>
              {choices?.map(({ value, label: words }) => (
                <option key={value} value={value} disabled={isSending && value !== now[name]}>
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
