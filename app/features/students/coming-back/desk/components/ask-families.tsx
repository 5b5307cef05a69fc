import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import type { QuestionChange } from '../answer-schema.ts';
import type { ComingBackList } from '../open-coming-back.server.ts';

interface AskFamiliesProps {
  list: ComingBackList;
  change: ServerChange<QuestionChange>;
  triggerClass: string;
}

const ofYear = ({ schoolYear, question }: ComingBackList) => ({
  year: schoolYear,
  version: question?.version ?? 0,
});

/** Opens the question, or moves its last day. */
export function AskUntil({ list, change, triggerClass }: AskFamiliesProps) {
  const { schoolYear, question, isOpen } = list;
  return (
    <AskToSend
      trigger={isOpen ? 'Change the last day' : 'Open the question'}
      triggerClass={triggerClass}
      title={`Until when can families answer for ${schoolYear}?`}
      confirm="Save the last day"
      change={change}
      body={(typed) => ({
        change: 'open',
        ...ofYear(list),
        lastDay: String(typed.get('lastDay')),
      })}
      said={{ title: 'Saved', text: 'The question is open.' }}
    >
      <Field id="last-day" label="Last day to answer">
        {(control) => (
          <DateField control={control} name="lastDay" value={question?.lastDay ?? ''} />
        )}
      </Field>
      <p>No mail leaves. You can change the day or close the question at any time.</p>
    </AskToSend>
  );
}

/** Closes the question before its last day. */
export function CloseQuestion({ list, change, triggerClass }: AskFamiliesProps) {
  return (
    <AskToSend
      trigger="Close the question"
      triggerClass={triggerClass}
      title="Close the question today?"
      confirm="Close the question"
      change={change}
      body={{ change: 'close', ...ofYear(list) }}
      said={{ title: 'Closed', text: 'You can open it again.' }}
    >
      <p>All answers stay. You can still write answers down, and open the question again.</p>
    </AskToSend>
  );
}

/** Whether families can answer, and until when. */
export function openUntil({ question, isOpen, today }: ComingBackList): string {
  if (!question) return 'Families are not asked yet.';
  if (isOpen) return `It is open until ${dayMonthYear(question.lastDay)}.`;
  const lastDay =
    question.lastDay < today && ` The last day was ${dayMonthYear(question.lastDay)}.`;
  return `It is closed.${lastDay || ''} You can still write down what a family says.`;
}
