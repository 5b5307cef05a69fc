import type { FieldError } from '#forms/refusal.ts';
import type { ApplicationDay } from '../../enrollment-years.ts';
import type { Answers } from '../answers.ts';
import type { Step } from '../questions.ts';
import { QuestionField } from './question-field.tsx';

interface StepFieldsProps {
  step: Step;
  answers: Answers;
  errors: FieldError[];
  day: ApplicationDay;
  Question?: typeof QuestionField;
}

/** The questions of one step, a fieldset for each group. */
export function StepFields({
  step,
  answers,
  errors,
  day,
  Question = QuestionField,
}: StepFieldsProps) {
  return step.groups.map((group) => (
    <fieldset key={group.title}>
      <legend className={group.title === step.heading ? 'visually-hidden' : undefined}>
        {group.title}
        {group.optional && <span className="optional"> (optional)</span>}
      </legend>
      <div className="fields">
        {group.questions.map((question) => (
          <Question
            key={question.name}
            question={question}
            answer={answers[question.name]}
            error={errors.find((error) => error.field === question.name)?.message}
            day={day}
            isInOptionalGroup={group.optional}
          />
        ))}
      </div>
    </fieldset>
  ));
}
