import { Field } from '#ui/fields/field.tsx';
import type { ApplicationDay } from '../../enrollment-years.ts';
import type { Question } from '../questions.ts';

export interface QuestionFieldProps {
  question: Question;
  answer: string;
  error?: string | undefined;
  day: ApplicationDay;
  /** The group says already that all of it is optional. */
  isInOptionalGroup?: boolean | undefined;
}

/**
 * One question. Controls are uncontrolled: what somebody typed before React hydrated the page stays in them, and the form's
 * own events carry it on.
 */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, error, day, isInOptionalGroup } = props;
  const {
    name,
    label,
    kind,
    hint,
    placeholder,
    autoComplete = 'off',
    rows,
    wide,
    limit,
  } = question;
  const isWritten = kind !== 'select' && kind !== 'date';
  return (
    <Field
      id={name}
      label={label}
      hint={hint}
      error={error}
      isOptional={!question.missing && !isInOptionalGroup}
      isWide={wide}
      length={isWritten ? { text: answer, limit } : undefined}
    >
      {(control) => {
        if (question.choices) {
          return (
            <select {...control} name={name} defaultValue={answer}>
              <option value="">Choose</option>
              {question.choices(day).map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          );
        }
        const shared = { ...control, name, placeholder, autoComplete, defaultValue: answer };
        if (kind === 'textarea') return <textarea {...shared} rows={rows} />;
        return (
          <input
            {...shared}
            type={kind}
            spellCheck={false}
            {...(kind === 'date' && { className: 'date', max: day.today })}
            {...(kind === 'text' && autoComplete === 'off' && { autoCapitalize: 'words' })}
          />
        );
      }}
    </Field>
  );
}
