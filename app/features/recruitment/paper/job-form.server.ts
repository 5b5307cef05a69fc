import type { Content, Opening } from '#features/content/schemas.ts';
import { noticeInWords } from '#features/enrollment/form/privacy-notice.ts';
import { formPages, withoutScheme } from '#features/enrollment/paper/form-frame.server.ts';
import { memoizeBySource } from '#lib/memoize-by-source.ts';
import { printPaper } from '#lib/paper/paper.server.ts';
import type { PaperAnswer, PaperQuestion } from '#lib/paper/paper-question.server.ts';
import { type JobField, questions } from '../form/schema.ts';
import { jobApplication } from '../submission.ts';

const TITLE = 'Job Application';
const memoized = memoizeBySource<Buffer>();

/** The job application to fill in by hand, with the posts that are open: the questions of the screen, as a PDF. */
export function printJobForm(
  { content, publicUrl }: { content: Content; publicUrl: string },
  open: Opening[],
): Promise<Buffer> {
  const posts = open.map(({ id }) => id).join();
  return memoized(content, posts, () => print(content, publicUrl, open));
}

function print(content: Content, publicUrl: string, open: Opening[]): Promise<Buffer> {
  const { school, careers } = content;
  const [notice] = careers.notices;
  if (!notice) throw new Error('The content has at least one notice');
  return printPaper({
    title: TITLE,
    author: school.name,
    pages: (sheet) =>
      formPages(sheet, {
        ...{ title: TITLE, school, submission: jobApplication, publicUrl },
        notes: [careers.openings.note],
        groups: [
          {
            title: 'Your application',
            isOptional: false,
            questions: (Object.keys(questions) as JobField[]).map((name) => onPaper(name, open)),
          },
        ],
        consent: {
          heading: 'What happens with your application',
          sentences: noticeInWords(notice, school),
          agreement: `By signing you agree to this. More in our privacy notice: ${withoutScheme(publicUrl)}/privacy`,
        },
      }),
  });
}

function onPaper(name: JobField, open: Opening[]): PaperQuestion {
  const { label, missing } = questions[name];
  return {
    label,
    ...askedFor(name, open),
    isOptional: !missing,
    isWide: name !== 'email' && name !== 'phone',
  };
}

/** How paper takes each answer. */
function askedFor(name: JobField, open: Opening[]): { hint?: string; answer: PaperAnswer } {
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
function positions(open: Opening[]): PaperAnswer {
  if (open.length === 0) return { kind: 'line' };
  const options = open.map(
    ({ title, department, location, type }) => `${title}: ${department}, ${location}, ${type}`,
  );
  return { kind: 'choice', options, columns: 1 };
}
