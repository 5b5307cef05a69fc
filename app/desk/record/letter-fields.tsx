import { type ReactNode, useId } from 'react';
import { letterLimits } from '#lib/mail/office-letter.ts';
import { InputField, TextField } from '#ui/fields/input-field.tsx';

interface LetterFieldsProps {
  /** Undefined of a letter on paper. */
  to?: string;
  subject: string;
  text: string;
  /** Who gets it, such as `the candidate`, where the mail can be left out. */
  isChoiceFor?: string;
  /** What happens with it, below the text. */
  children?: ReactNode;
}

/** A mail before it leaves, or a letter before it is printed: read it, change it. In the form its fields are `subject`, `text` and `sends`. */
export function LetterFields({ to, subject, text, isChoiceFor, children }: LetterFieldsProps) {
  const id = useId();
  return (
    <>
      {to && (
        <p className="small">
          To <b>{to}</b>. Answers come to the office’s mailbox.
        </p>
      )}
      <InputField
        id={`${id}-subject`}
        label="Subject"
        name="subject"
        required
        maxLength={letterLimits.subject}
        defaultValue={subject}
      />
      <TextField
        id={`${id}-text`}
        label="Text"
        hint="An empty line begins a new paragraph."
        name="text"
        rows={10}
        required
        maxLength={letterLimits.text}
        defaultValue={text}
      />
      {children}
      {isChoiceFor && (
        <label className="checked">
          <input type="checkbox" className="checkbox" name="sends" defaultChecked />
          Send this mail to {isChoiceFor}
        </label>
      )}
    </>
  );
}

/** The letter as it is to be sent; undefined when it is left out, and when the dialog had none. */
export function letterIn(form: FormData): { subject: string; text: string } | undefined {
  if (!form.has('sends')) return undefined;
  return { subject: String(form.get('subject')), text: String(form.get('text')) };
}
