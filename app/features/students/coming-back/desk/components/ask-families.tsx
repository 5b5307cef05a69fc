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
}

/** Until when families are asked, and the presses that open the question, move its last day, or close it. */
export function AskFamilies({ list, change }: AskFamiliesProps) {
  const { schoolYear, question, isOpen, today } = list;
  const ofYear = { year: schoolYear, version: question?.version ?? 0 };
  const opening = isOpen ? 'Change the last day' : 'Open the question';
  return (
    <section className="no-print" aria-label="The question">
      <div className="row apart">
        <p className="mb-0">
          {!question &&
            `Families are not asked yet whether their children come back in ${schoolYear}.`}
          {question && isOpen && `It is open until ${dayMonthYear(question.lastDay)}.`}
          {question && !isOpen && 'It is closed. You can still write down what a family says.'} No
          answer does not count as yes.
        </p>
        <div className="row">
          <AskToSend
            trigger={opening}
            triggerClass={question ? 'btn sm line' : 'btn'}
            title={`Until when can families answer for ${schoolYear}?`}
            confirm="Save the last day"
            change={change}
            body={(typed) => ({ change: 'open', ...ofYear, lastDay: String(typed.get('lastDay')) })}
            said={{ title: 'Saved', text: 'The question is open.' }}
          >
            <Field id="last-day" label="Last day to answer">
              {(control) => (
                <DateField control={control} name="lastDay" value={question?.lastDay ?? ''} />
              )}
            </Field>
            <p>No mail leaves. You can change the day or close the question at any time.</p>
          </AskToSend>
          {question && isOpen && (
            <AskToSend
              trigger="Close the question"
              triggerClass="btn sm line"
              title="Close the question today?"
              confirm="Close the question"
              change={change}
              body={{ change: 'close', ...ofYear }}
              said={{ title: 'Closed', text: 'You can open it again.' }}
            >
              <p>
                All answers stay. You can still write answers down, and open the question again.
              </p>
            </AskToSend>
          )}
        </div>
      </div>
      {question && question.lastDay < today && (
        <p className="note">The last day was {dayMonthYear(question.lastDay)}.</p>
      )}
    </section>
  );
}
