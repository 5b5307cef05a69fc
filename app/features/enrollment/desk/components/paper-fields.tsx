import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { ApplicationDay } from '../../enrollment-years.ts';
import type { Answers } from '../../form/answers.ts';
import { QuestionField } from '../../form/components/question-field.tsx';
import type { Step } from '../../form/question.ts';
import type { AnswerError } from '../../form/schema.ts';

interface PaperFieldsProps {
  step: Step;
  answers: Answers;
  errors: AnswerError[];
  day: ApplicationDay;
}

/** The questions of one step as the office types them: dates day first, which the family's form does not carry. */
export function PaperFields({ step, answers, errors, day }: PaperFieldsProps) {
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return step.groups.map((group) => (
    <fieldset key={group.title}>
      <legend>
        {group.title}
        {group.optional && <span className="opt"> (optional)</span>}
      </legend>
      <div className="fields">
        {group.questions.map((question) => {
          const { name, label, hint, kind } = question;
          if (kind === 'date') {
            return (
              <Field key={name} id={name} label={label} hint={hint} error={errorOf(name)}>
                {(control) => <DateField control={control} name={name} value={answers[name]} />}
              </Field>
            );
          }
          return (
            <QuestionField
              key={name}
              // The names of the family before are nobody's here, so the browser is to offer none.
              question={{ ...question, autoComplete: 'off' }}
              answer={answers[name]}
              error={errorOf(name)}
              day={day}
              isInOptionalGroup={group.optional ?? false}
            />
          );
        })}
      </div>
    </fieldset>
  ));
}
