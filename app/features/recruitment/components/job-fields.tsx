import { useState } from 'react';
import type { Refusal } from '#forms/refusal.ts';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import { textLimits } from '../form/limits.ts';
import { type JobAnswers, questions } from '../form/schema.ts';
import { RESUME_HINT } from '../resume/resume.ts';

interface JobFieldsProps {
  position: string;
  /** What came back from the server, when there is no script. */
  answers: JobAnswers | undefined;
  errors: Refusal['errors'];
}

/** The questions. What somebody types before React wakes stays in them: they are uncontrolled. */
export function JobFields({ position, answers, errors }: JobFieldsProps) {
  const [coverLetter, setCoverLetter] = useState(answers?.coverLetter ?? '');
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <div className="fields">
      <InputField
        id="position"
        label={questions.position.label}
        error={errorOf('position')}
        isWide
        value={position}
        readOnly
      />
      <InputField
        id="fullName"
        label={questions.fullName.label}
        error={errorOf('fullName')}
        isWide
        autoComplete="name"
        spellCheck={false}
        defaultValue={answers?.fullName}
      />
      <InputField
        id="email"
        label={questions.email.label}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        defaultValue={answers?.email}
      />
      <InputField
        id="phone"
        label={questions.phone.label}
        error={errorOf('phone')}
        isOptional
        type="tel"
        autoComplete="tel"
        placeholder="+260"
        defaultValue={answers?.phone}
      />
      <InputField
        id="resume"
        label={questions.resume.label}
        hint={`${RESUME_HINT}. If you leave this page before you send the form, choose the file again.`}
        error={errorOf('resume')}
        isWide
        type="file"
        accept=".pdf,.doc,.docx"
      />
      <TextField
        id="coverLetter"
        label={questions.coverLetter.label}
        error={errorOf('coverLetter')}
        isOptional
        isWide
        length={{ text: coverLetter, limit: textLimits.coverLetter }}
        rows={5}
        defaultValue={answers?.coverLetter}
        onChange={(event) => setCoverLetter(event.currentTarget.value)}
      />
    </div>
  );
}
