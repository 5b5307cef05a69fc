import { useState } from 'react';
import type { Refusal } from '#forms/refusal.ts';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import { type TextName, textLimits } from '../form/limits.ts';
import { type JobAnswers, type JobField, questions } from '../form/schema.ts';
import { RESUME_HINT } from '../resume/resume.ts';

interface JobFieldsProps {
  position: string;
  /** What came back from the server, when there is no script. */
  answers: JobAnswers | undefined;
  errors: Refusal['errors'];
  /** What is on its way stays as it is: nothing that is typed now would go with it. */
  isSending: boolean;
}

/** The questions. What somebody types before React hydrates the page stays in them: they are uncontrolled. */
export function JobFields({ position, answers, errors, isSending }: JobFieldsProps) {
  const [coverLetter, setCoverLetter] = useState(answers?.coverLetter ?? '');
  const asked = (name: JobField) => ({
    id: name,
    label: questions[name].label,
    error: errors.find(({ field }) => field === name)?.message,
    isOptional: !questions[name].missing,
  });
  const typed = (name: TextName) => ({
    ...asked(name),
    defaultValue: answers?.[name],
    readOnly: isSending,
  });
  return (
    <div className="fields">
      <InputField {...asked('position')} isWide value={position} readOnly />
      <InputField {...typed('fullName')} isWide autoComplete="name" spellCheck={false} />
      <InputField {...typed('email')} type="email" autoComplete="email" spellCheck={false} />
      <InputField {...typed('phone')} type="tel" autoComplete="tel" placeholder="+260" />
      <InputField
        {...asked('resume')}
        hint={`${RESUME_HINT}. If you leave this page before you send the form, choose the file again.`}
        isWide
        type="file"
        onClick={(event) => isSending && event.preventDefault()}
        accept=".pdf,.doc,.docx"
      />
      <TextField
        {...typed('coverLetter')}
        isWide
        length={{ text: coverLetter, limit: textLimits.coverLetter }}
        rows={5}
        onChange={(event) => setCoverLetter(event.currentTarget.value)}
      />
    </div>
  );
}
