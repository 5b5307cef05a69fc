import type { Answers } from '../answers.ts';
import type { Step } from '../questions.ts';
import type { AnswerError } from '../schema.ts';
import { QuestionField } from './question-field.tsx';

interface StepFieldsProps {
  step: Step;
  answers: Answers;
  errors: AnswerError[];
  today: string;
}

/** The questions of one step, a fieldset for each group. */
export function StepFields({ step, answers, errors, today }: StepFieldsProps) {
  return step.groups.map((group) => (
    <fieldset key={group.title}>
      <legend className={group.title === step.heading ? 'vh' : undefined}>
        {group.title}
        {group.optional && <span className="opt"> (optional)</span>}
      </legend>
      <div className="fields">
        {group.questions.map((question) => (
          <QuestionField
            key={question.name}
            question={question}
            answer={answers[question.name]}
            error={errors.find((error) => error.field === question.name)?.message}
            today={today}
            isInOptionalGroup={group.optional ?? false}
          />
        ))}
      </div>
    </fieldset>
  ));
}
