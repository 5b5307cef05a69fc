import type { Refusal } from '#forms/refusal.ts';
import { Field } from '#ui/fields/field.tsx';
import { type ContactMessage, messageQuestions } from '../contact-message.ts';
import { messageLimits } from '../limits.ts';

interface MessageFieldsProps {
  start: ContactMessage;
  /** The message as it is now, to say how much room is left. */
  text: string;
  errors: Refusal['errors'];
}

/** Uncontrolled: what somebody typed before React woke stays in the fields. */
export function MessageFields({ start, text, errors }: MessageFieldsProps) {
  return messageQuestions.map(({ name, label, kind, autoComplete, rows }) => (
    <Field
      key={name}
      id={name}
      label={label}
      error={errors.find((error) => error.field === name)?.message}
      length={name === 'message' ? { text, limit: messageLimits.message } : undefined}
    >
      {(control) => {
        const shared = { ...control, name, autoComplete, defaultValue: start[name] };
        if (kind === 'textarea') return <textarea {...shared} rows={rows} />;
        return <input {...shared} type={kind} spellCheck={kind === 'email' ? false : undefined} />;
      }}
    </Field>
  ));
}
