import type { ShortForm } from '#forms/short-form.ts';
import type { ApplicationDay } from './enrollment-years.ts';
import { type AnswerName, allQuestions } from './form/questions.ts';

/** A family applies for a place. In which steps it is asked, and by what rules, is `enrollmentForm` (`form/schema.ts`). */
export const enrollmentApplication = {
  kind: 'enrollment-application',
  prefix: 'EN',
  room: 'enrollment',
  mails: ['enrollment-', 'guardian-'],
  page: '/enrollment',
  api: '/api/enrollment-applications',
  list: 'enrollment-applications',
  draft: 'enrollment-draft',
  questions: allQuestions,
  // A year always stands in the form.
  prefilled: ['enrollmentYear'],
  words: { one: 'one application', many: 'applications' },
  /** Specification, section 8. */
  received: {
    title: 'Enrollment Submitted!',
    text: 'Your enrollment application has been received.',
  },
} as const satisfies ShortForm<AnswerName, ApplicationDay>;
