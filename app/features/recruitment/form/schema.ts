import * as v from 'valibot';
import { refuseUnknown } from '#forms/known-fields.ts';
import { firstOfEach, type Refusal } from '#forms/refusal.ts';
import { writtenText } from '#lib/text/written-schema.ts';
import { INCOMPLETE, REFUSAL_TITLE } from '../job-application.ts';
import { faultOfFile, resumeFaults } from '../resume/resume.ts';
import { type TextName, textLimits } from './limits.ts';

export type JobAnswers = Record<TextName, string>;
export type JobField = TextName | 'resume';

export const textNames = Object.keys(textLimits) as TextName[];

/** The labels, and what an empty required field asks for, in the order of the form. */
export const questions: Record<JobField, { label: string; missing?: string }> = {
  position: { label: 'Position', missing: 'Choose one of the current openings' },
  fullName: { label: 'Full Name', missing: 'Enter your full name' },
  email: { label: 'Email', missing: 'Enter your email address' },
  phone: { label: 'Phone' },
  resume: { label: 'Resume', missing: resumeFaults.missing.message },
  coverLetter: { label: 'Cover letter' },
};
const formOrder = Object.keys(questions) as JobField[];

/**
 * The job application, for the browser and the server alike; `positions` are the titles of the openings that take
 * applications. What is inside the resume only the server can say (resume-content.server.ts).
 */
export function jobApplicationSchema(positions: string[]) {
  const entries = Object.fromEntries(textNames.map((name) => [name, textSchema(name)])) as Record<
    TextName,
    ReturnType<typeof textSchema>
  >;
  return v.object({
    ...entries,
    position: v.pipe(
      entries.position,
      v.check((title) => title === '' || positions.includes(title), questions.position.missing),
    ),
    resume: v.pipe(
      v.file(resumeFaults.missing.message),
      v.rawCheck(({ dataset, addIssue }) => {
        const fault = dataset.typed && faultOfFile(dataset.value);
        if (fault) addIssue({ message: resumeFaults[fault].message });
      }),
    ),
  });
}

function textSchema(name: TextName) {
  const { label, missing } = questions[name];
  return writtenText(label, textLimits[name], missing, name === 'coverLetter');
}

/** Refusals name each field once. */
export function parseJobApplication(
  input: Record<string, unknown>,
  positions: string[],
): { ok: true; answers: JobAnswers; resume: File } | { ok: false; refusal: Refusal } {
  const unknown = refuseUnknown(input, formOrder, REFUSAL_TITLE);
  if (unknown) return { ok: false, refusal: unknown };
  const result = v.safeParse(jobApplicationSchema(positions), { resume: undefined, ...input });
  if (result.success) {
    const { resume, ...answers } = result.output;
    return { ok: true, answers, resume };
  }
  return { ok: false, refusal: refuse(firstOfEach(formOrder, result.issues)) };
}

/** Specification, section 5: when something is missing, the notice asks for all of it. */
export function refuse(errors: Refusal['errors']): Refusal {
  const asksFor = Object.values(questions).map(({ missing }) => missing);
  const isIncomplete = errors.some(({ message }) => asksFor.includes(message));
  const detail = isIncomplete ? INCOMPLETE : `${errors[0]?.message ?? INCOMPLETE}.`;
  return { title: REFUSAL_TITLE, detail, errors };
}
