import { useId } from 'react';
import { letterLimits } from '#lib/mail/written-letter.ts';
import { Field } from '#ui/field.tsx';

interface LetterFieldsProps {
  to: string;
  subject: string;
  text: string;
}

/** A mail before it leaves: read it, change it. In the form its fields are `subject` and `text`. */
export function LetterFields({ to, subject, text }: LetterFieldsProps) {
  const id = useId();
  return (
    <>
      <p className="small">
        To <b>{to}</b>. Answers come to the office’s mailbox.
      </p>
      <Field id={`${id}-subject`} label="Subject">
        {(control) => (
          <input
            {...control}
            name="subject"
            required
            maxLength={letterLimits.subject}
            defaultValue={subject}
          />
        )}
      </Field>
      <Field id={`${id}-text`} label="Text" hint="An empty line begins a new paragraph.">
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={10}
            required
            maxLength={letterLimits.text}
            defaultValue={text}
          />
        )}
      </Field>
    </>
  );
}
