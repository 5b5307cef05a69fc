import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { QuestionField, type QuestionFieldProps } from '../../form/components/question-field.tsx';

/** A question as the office types it: dates day first, which the family's form does not carry. */
export function DeskQuestion(props: QuestionFieldProps) {
  const { question, answer, error } = props;
  const { name, label, hint, kind } = question;
  if (kind === 'date') {
    return (
      <Field id={name} label={label} error={error}>
        {(control) => <DateField control={control} name={name} value={answer} hint={hint} />}
      </Field>
    );
  }
  // The names of the family before are nobody's here, so the browser is to offer none.
  return <QuestionField {...props} question={{ ...question, autoComplete: 'off' }} />;
}
