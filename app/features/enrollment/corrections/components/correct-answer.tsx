import { useState } from 'react';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { SelectField, TextField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { DeskQuestion } from '../../desk/components/desk-question.tsx';
import { applicationChangesAt } from '../../desk/desk-at.ts';
import type { DeskRecord } from '../../desk/desk-record.ts';
import {
  askedQuestions,
  decidesAge,
  questionGroups,
  questionNamed,
  REASON_LIMIT,
} from '../correction.ts';
import { isOfFamily } from '../of-other-children.ts';

interface CorrectAnswerProps {
  record: DeskRecord;
  /** How many other applications are in the family. */
  siblings: number;
}

/** Corrects one answer. What the family sent stays as it was, under "As submitted". */
export function CorrectAnswer({ record, siblings }: CorrectAnswerProps) {
  const { answers, version, day, reference } = record;
  const change = useServerChange(applicationChangesAt);
  const [name, setName] = useState(askedQuestions[0]?.question.name ?? 'studentFirstName');
  const { question, words } = questionNamed(name);
  const years = [...new Set([...day.years, answers.enrollmentYear])].sort();
  return (
    <AskToSend
      trigger="Correct an answer …"
      triggerClass="link no-print"
      title="Correct an answer"
      confirm="Correct it"
      keepAs={`${reference} correction`}
      change={change}
      body={(typed) => ({
        change: 'correct',
        version,
        question: name,
        answer: String(typed.get(name) ?? ''),
        reason: String(typed.get('reason')),
        isTooYoungKnown: typed.has('isTooYoungKnown'),
        isForAll: typed.has('isForAll'),
      })}
      said={{
        title: 'Corrected',
        text: `The mail leaves in ${UNDO_MINUTES} minutes. Until then you can correct it again, and only the last one is told.`,
      }}
    >
      <SelectField
        id="question"
        label="Question"
        value={name}
        onChange={({ target }) => setName(target.value as typeof name)}
      >
        {questionGroups.map(({ title, questions }) => (
          <optgroup key={title} label={title}>
            <Options of={questions.map((one) => [one.name, one.label])} />
          </optgroup>
        ))}
      </SelectField>
      <DeskQuestion
        key={name}
        question={{ ...question, label: 'The right answer', hint: words }}
        answer={answers[name]}
        day={{ ...day, years }}
      />
      {decidesAge(name) && (
        <label className="checked">
          <input className="checkbox" type="checkbox" name="isTooYoungKnown" /> Correct it even if
          the child is too young for the grade then
        </label>
      )}
      {siblings > 0 && isOfFamily(name) && (
        <label className="checked">
          <input className="checkbox" type="checkbox" name="isForAll" defaultChecked /> Correct it
          for the other children of this family too, where their form says the same of this person
        </label>
      )}
      <TextField
        id="reason"
        label="How do you know?"
        hint="Such as: birth record shown"
        rows={2}
        required
        maxLength={REASON_LIMIT}
      />
      <p className="small">
        The family’s own words stay below, as they were sent. Every parent or guardian with an
        address is told by mail that something was corrected; the mail does not say what.
      </p>
    </AskToSend>
  );
}
