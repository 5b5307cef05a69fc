import { useRef } from 'react';
import { Link } from 'react-router';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { letterLimits } from '#lib/mail/office-letter.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { Field } from '#ui/fields/field.tsx';
import { FieldError } from '#ui/fields/field-error.tsx';
import { SelectField, TextField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { CallFamily } from '../../desk/components/call-family.tsx';
import { applicationChangesAt } from '../../desk/desk-at.ts';
import type { DeskRecord } from '../../desk/desk-record.ts';
import type { PaperToAskFor } from '../paper-to-ask-for.ts';

interface AskFamilyProps {
  record: DeskRecord;
  /** What the office's list has for this child. */
  papers: readonly PaperToAskFor[];
}

/** Asks for papers of the list and for anything else, in a ready text or in words of one's own; the status of the application stays. */
export function AskFamily({ record, papers }: AskFamilyProps) {
  const { reference, readyTexts, isMailable, familyPhone } = record;
  const change = useServerChange(applicationChangesAt);
  const { errorOf, look } = useFieldErrors(change.refusal);
  const papersError = errorOf('papers');
  const missing = papers.filter(({ isHere, isAsked }) => !isHere && !isAsked);
  const words = useRef<HTMLTextAreaElement>(null);
  function take(id: string) {
    const text = readyTexts.find((one) => one.id === id);
    if (!text || !words.current) return;
    words.current.value = text.words;
  }
  return (
    <AskToSend
      trigger="Ask for something …"
      triggerClass="btn line sm"
      title="Ask the family for something"
      confirm="Ask the family"
      keepAs={`${reference} request`}
      onChange={look}
      change={change}
      body={(typed) => {
        const lines = String(typed.get('things')).split('\n');
        return {
          change: 'ask',
          things: lines.map((line) => line.trim()).filter(Boolean),
          papers: typed.getAll('papers').map(String),
          words: String(typed.get('words')),
        };
      }}
      said={{ title: 'Asked', text: `You can take this back for ${UNDO_MINUTES} minutes.` }}
    >
      <SelectField
        id="ready-text"
        label="Ready text"
        defaultValue=""
        onChange={(event) => take(event.target.value)}
      >
        <Options
          none="Choose one, or write below"
          of={readyTexts.map(({ id, title }) => [id, title])}
        />
      </SelectField>
      <p className="small">
        <Link to="/staff/enrollment-applications/ready-texts">Change the ready texts</Link>
      </p>
      {missing.length > 0 && (
        <fieldset className={papersError ? 'field bad' : 'field'}>
          <legend>Which papers do you wait for?</legend>
          <p className="hint">The family can photograph them. Once one is here, it is done.</p>
          {papersError && <FieldError message={papersError} />}
          {missing.map(({ id, label }) => (
            <label key={id} className="check">
              <input className="checkbox" type="checkbox" name="papers" value={id} /> {label}
            </label>
          ))}
        </fieldset>
      )}
      <Field
        id="things"
        label={missing.length > 0 ? 'What else do you wait for?' : 'What do you wait for?'}
        hint="One thing on each line, such as: A second phone number"
        isOptional={missing.length > 0}
        error={errorOf('things')}
      >
        {(control) => <textarea {...control} name="things" rows={2} />}
      </Field>
      <TextField
        id="words"
        label="What the family reads"
        hint="Behind the link of the mail, and in the parent portal. Name no child here: an address may be wrong."
        ref={words}
        rows={7}
        required
        maxLength={letterLimits.text}
      />
      <p className="small">
        {isMailable ? (
          `Every parent or guardian with an address gets a mail with a link, ${UNDO_MINUTES} minutes after you press; until then you can take it back. After a week one reminder goes.`
        ) : (
          <CallFamily phone={familyPhone} />
        )}
      </p>
    </AskToSend>
  );
}
