import { FieldError } from '#ui/fields/field-error.tsx';
import { chosenIn } from '../form-answers.ts';
import type { FormQuestion } from '../short-form.ts';

interface ChoiceFieldProps {
  question: FormQuestion<string, never>;
  choices: readonly { value: string; label: string }[];
  start: string;
  error: string | undefined;
  isSending: boolean;
}

/** A question with choices to tick. Its name is the id of the first, so that a link to the question finds it. */
export function ChoiceField({ question, choices, start, error, isSending }: ChoiceFieldProps) {
  const { name, label, kind, hint, missing } = question;
  const chosen = chosenIn(start);
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      className={error ? 'field choices bad' : 'field choices'}
      aria-describedby={describedBy}
    >
      <legend>
        {label}
        {!missing && <span className="optional"> (optional)</span>}
      </legend>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId} message={error} />}
      {choices.map(({ value, label: text }, index) => (
        <label key={value}>
          <input
            id={index === 0 ? name : undefined}
            type={kind === 'radios' ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-disabled={isSending || undefined}
            onClick={(event) => isSending && event.preventDefault()}
          />{' '}
          {text}
        </label>
      ))}
    </fieldset>
  );
}
