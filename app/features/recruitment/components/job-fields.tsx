import { useState } from 'react';
import type { Refusal } from '#forms/refusal.ts';
import { Field } from '#ui/fields/field.tsx';
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
      <Field id="position" label={questions.position.label} error={errorOf('position')} isWide>
        {(control) => <input {...control} name="position" value={position} readOnly />}
      </Field>
      <Field id="fullName" label={questions.fullName.label} error={errorOf('fullName')} isWide>
        {(control) => (
          <input
            {...control}
            name="fullName"
            autoComplete="name"
            spellCheck={false}
            defaultValue={answers?.fullName}
          />
        )}
      </Field>
      <Field id="email" label={questions.email.label} error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            defaultValue={answers?.email}
          />
        )}
      </Field>
      <Field id="phone" label={questions.phone.label} error={errorOf('phone')} isOptional>
        {(control) => (
          <input
            {...control}
            name="phone"
            type="tel"
            autoComplete="tel"
            placeholder="+260"
            defaultValue={answers?.phone}
          />
        )}
      </Field>
      <Field
        id="resume"
        label={questions.resume.label}
        hint={`${RESUME_HINT}. If you leave this page before you send the form, choose the file again.`}
        error={errorOf('resume')}
        isWide
      >
        {(control) => <input {...control} name="resume" type="file" accept=".pdf,.doc,.docx" />}
      </Field>
      <Field
        id="coverLetter"
        label={questions.coverLetter.label}
        error={errorOf('coverLetter')}
        isOptional
        isWide
        length={{ text: coverLetter, limit: textLimits.coverLetter }}
      >
        {(control) => (
          <textarea
            {...control}
            name="coverLetter"
            rows={5}
            defaultValue={answers?.coverLetter}
            onChange={(event) => setCoverLetter(event.currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}
