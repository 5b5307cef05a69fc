import { type ComponentProps, useState } from 'react';
import { StepFields } from '../../form/components/step-fields.tsx';
import type { Step } from '../../form/questions.ts';
import { studentStep } from '../../form/student-step.ts';
import { DeskQuestion } from './desk-question.tsx';

interface GroupByHandProps extends Omit<ComponentProps<typeof StepFields>, 'Question' | 'step'> {
  group: Step['groups'][number];
}

/** One group of a form on paper. What many families leave empty is one line, until it is opened or has an answer. */
export function GroupByHand({ group, answers, errors, day }: GroupByHandProps) {
  const [isOpen, setIsOpen] = useState(false);
  // No heading stands above a step of the paper, so each group shows its title.
  const alone = { ...studentStep, heading: '', groups: [group] };
  const fields = (
    <StepFields step={alone} answers={answers} errors={errors} day={day} Question={DeskQuestion} />
  );
  if (!group.optional) return fields;
  const isNeeded = group.questions.some(
    ({ name }) => answers[name] !== '' || errors.some(({ field }) => field === name),
  );
  return (
    <details
      className="group-by-hand"
      open={isOpen || isNeeded}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Add {group.title}</summary>
      {fields}
    </details>
  );
}
