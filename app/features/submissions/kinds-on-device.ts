import { enrollmentApplication } from '#features/enrollment/enrollment-application.ts';
import { namesOf } from '#forms/form-answers.ts';
import type { SentForm } from '#forms/short-form.ts';
import type { SubmissionKind } from '#forms/submission-kind.ts';
import { type SubmissionKindName, submissionKinds } from './kinds.ts';

/** All that a device has to know of a kind when something of it waits, and none of its questions. */
export interface KindWithoutQuestions extends Pick<SubmissionKind, 'page' | 'words' | 'received'> {
  kind: SubmissionKindName;
  /** Of a form on one page. */
  form?: KeptForm;
}

interface KeptForm extends SentForm {
  /** The names of its questions: nothing else is sent. */
  names: string[];
  hasFile: boolean;
}

/**
 * In the order in which a device sends them. The build works it out and puts in what comes of it
 * (`scripts/bundle/worked-out.ts`), so that no page carries the questions of other forms: it holds nothing but data.
 */
export const kindsOnDevice: readonly KindWithoutQuestions[] = submissionKinds.map((one) => {
  const { kind, page, words, received } = one;
  if (!('questions' in one) || kind === enrollmentApplication.kind)
    return { kind, page, words, received };
  const { api, list } = one;
  const hasFile = one.questions.some((question) => question.kind === 'file');
  const draft = 'draft' in one ? { draft: one.draft } : {};
  return {
    kind,
    page,
    words,
    received,
    form: { api, list, ...draft, names: namesOf(one), hasFile },
  };
});
