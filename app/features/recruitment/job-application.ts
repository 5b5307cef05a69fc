import * as v from 'valibot';
import type { FormAnswers } from '#forms/form-answers.ts';
import type { ShortForm } from '#forms/short-form.ts';
import { FILE_NAME_LIMIT, faultOfFile, RESUME_HINT, resumeFaults } from './resume/resume.ts';

export type JobField = 'position' | 'fullName' | 'email' | 'phone' | 'resume' | 'coverLetter';

/** A candidate's answers as typed; of the resume the name of its file. */
export type JobAnswers = FormAnswers<JobField>;

/** A post that somebody can apply for. */
export interface OpenPost {
  id: string;
  title: string;
}

const NO_SUCH_POST = 'Choose one of the current openings';

/** By name and size; what is inside only the server can say (resume-content.server.ts). */
const resumeSchema = v.pipe(
  v.file(resumeFaults.missing.message),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed && faultOfFile(dataset.value);
    if (fault) addIssue({ message: resumeFaults[fault].message });
  }),
);

/** Somebody applies for a job (specification, sections 2, 5 and 8). */
export const jobApplication = {
  kind: 'job-application',
  prefix: 'JA',
  room: 'careers',
  mails: ['job-'],
  page: '/careers',
  api: '/api/job-applications',
  list: 'job-applications',
  draft: 'job-application-draft',
  words: { one: 'one job application', many: 'job applications' },
  received: {
    title: 'Application Submitted!',
    text: 'Thank you for your interest. We will review your application.',
  },
  refuses: {
    title: 'Incomplete Application',
    incomplete: 'Please fill in all required fields and upload your resume.',
    end: '.',
  },
  prefilled: ['position'],
  questions: [
    {
      name: 'position',
      label: 'Position',
      kind: 'text',
      missing: NO_SUCH_POST,
      limit: 200,
      wide: true,
      isFixed: true,
      faultIn: (position: string, open: readonly OpenPost[]) =>
        open.some(({ title }) => title === position) ? undefined : NO_SUCH_POST,
    },
    {
      name: 'fullName',
      label: 'Full Name',
      kind: 'text',
      missing: 'Enter your full name',
      limit: 200,
      autoComplete: 'name',
      wide: true,
      spellCheck: false,
    },
    {
      name: 'email',
      label: 'Email',
      kind: 'email',
      missing: 'Enter your email address',
      limit: 254,
      autoComplete: 'email',
    },
    {
      name: 'phone',
      label: 'Phone',
      kind: 'tel',
      limit: 50,
      autoComplete: 'tel',
      placeholder: '+260',
    },
    {
      name: 'resume',
      label: 'Resume',
      kind: 'file',
      missing: resumeFaults.missing.message,
      hint: `${RESUME_HINT}. If you leave this page before you send the form, choose the file again.`,
      limit: FILE_NAME_LIMIT,
      wide: true,
      file: {
        accept: '.pdf,.doc,.docx',
        schema: resumeSchema,
        faults: resumeFaults,
        again: 'Choose your resume again',
      },
    },
    {
      name: 'coverLetter',
      label: 'Cover letter',
      kind: 'textarea',
      limit: 10_000,
      wide: true,
      rows: 5,
    },
  ],
} as const satisfies ShortForm<JobField, readonly OpenPost[]>;
