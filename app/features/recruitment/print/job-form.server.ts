import type { Content, Opening } from '#features/content/schemas.ts';
import { printForm } from '#features/enrollment/print/form-frame.server.ts';
import type { FormQuestion } from '#forms/short-form.ts';
import { memoizeBySource } from '#lib/memoize-by-source.ts';
import type { PrintedAnswer, PrintedQuestion } from '#lib/print/printed-question.server.ts';
import { type JobField, jobApplication } from '../job-application.ts';

const questions: readonly FormQuestion<JobField, never>[] = jobApplication.questions;

const memoized = memoizeBySource<Buffer>();

/** The job application to fill in by hand, with the posts that are open: the questions of the screen, as a PDF. */
export function printJobForm(
  { content, publicUrl }: { content: Content; publicUrl: string },
  open: Opening[],
): Promise<Buffer> {
  const { school, careers } = content;
  const print = () =>
    printForm({
      title: 'Job Application',
      school,
      submission: jobApplication,
      publicUrl,
      notes: [careers.openings.note],
      groups: [
        {
          title: 'Your application',
          isOptional: false,
          questions: questions.map((question) => onPaper(question, open)),
        },
      ],
      consent: {
        heading: 'What happens with your application',
        notices: careers.notices,
        agreement: 'By signing you agree to this.',
      },
    });
  return memoized(content, open.map(({ id }) => id).join(), print);
}

function onPaper(
  { name, label, missing, wide = false }: FormQuestion<JobField, never>,
  open: Opening[],
): PrintedQuestion {
  return { label, ...askedFor(name, open), isOptional: !missing, isWide: wide };
}

/** How paper takes each answer. */
function askedFor(name: JobField, open: Opening[]): { hint?: string; answer: PrintedAnswer } {
  switch (name) {
    case 'position':
      return { answer: positions(open) };
    case 'resume':
      return { answer: { kind: 'choice', options: ['It is attached to this form'], columns: 1 } };
    case 'coverLetter':
      return {
        hint: 'Here, or on a sheet of your own',
        answer: { kind: 'lines', rows: 12 },
      };
    default:
      return { answer: { kind: 'line' } };
  }
}

/** A line to write on while no post is open. */
function positions(open: Opening[]): PrintedAnswer {
  if (open.length === 0) return { kind: 'line' };
  const options = open.map(
    ({ title, department, location, type }) => `${title}: ${department}, ${location}, ${type}`,
  );
  return { kind: 'choice', options, columns: 1 };
}
