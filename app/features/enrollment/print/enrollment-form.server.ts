import type { Content } from '#features/content/schemas.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { memoizeBySource } from '#lib/memoize-by-source.ts';
import type { PrintedAnswer, PrintedQuestion } from '#lib/print/printed-question.server.ts';
import { enrollmentApplication } from '../enrollment-application.ts';
import { type ApplicationDay, applicationDay } from '../enrollment-years.ts';
import { type Question, steps } from '../form/questions.ts';
import { printForm } from './form-frame.server.ts';

/** Choices that take the whole width. */
const MANY = 6;
const memoized = memoizeBySource<Buffer>();

/** The enrollment form to fill in by hand: the questions of the wizard, as a PDF. */
export function printEnrollmentForm(
  { content, publicUrl }: { content: Content; publicUrl: string },
  howPlacesAreGiven: string,
  today: PlainDate,
): Promise<Buffer> {
  const { school, enrollment } = content;
  const day = applicationDay(content, today);
  const print = () =>
    printForm({
      title: 'Enrollment Application',
      school,
      submission: enrollmentApplication,
      publicUrl,
      notes: [enrollment.ageRule, howPlacesAreGiven],
      groups: steps
        .flatMap(({ groups }) => groups)
        .map(({ title, optional = false, questions }) => ({
          title,
          isOptional: optional,
          questions: questions.map((question) => onPaper(question, optional, day)),
        })),
      consent: {
        heading: 'What happens with your answers',
        notices: enrollment.notices,
        agreement: 'By signing, as the child’s parent or guardian, you agree to this.',
      },
    });
  return memoized(content, `${day.years.join()} ${howPlacesAreGiven}`, print);
}

function onPaper(
  question: Question,
  isInOptionalGroup: boolean,
  day: ApplicationDay,
): PrintedQuestion {
  const { label, hint, placeholder, missing, wide = false } = question;
  const answer = answerOf(question, day);
  return {
    label,
    hint: hint ?? (placeholder && `e.g. ${placeholder.replace(/^e\.g\. /, '')}`),
    isOptional: !missing && !isInOptionalGroup,
    isWide: wide || (answer.kind === 'choice' && answer.options.length > MANY),
    answer,
  };
}

function answerOf({ kind, choices, rows = 4 }: Question, day: ApplicationDay): PrintedAnswer {
  if (choices) {
    const labels = choices(day).map(({ label }) => label);
    return { kind: 'choice', options: labels, columns: columnsFor(labels) };
  }
  if (kind === 'date') return { kind: 'date' };
  return kind === 'textarea' ? { kind: 'lines', rows } : { kind: 'line' };
}

/** Years stand beside each other. */
function columnsFor(labels: string[]): number {
  if (labels.length > MANY) return 3;
  return labels.every((label) => label.length < 6) ? labels.length : 2;
}
