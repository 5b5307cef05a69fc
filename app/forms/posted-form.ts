import type { Notice } from '#ui/notify.ts';
import type { SchoolSaid } from './device/submission-list.ts';
import type { FormAnswers } from './form-answers.ts';
import { FORM_TIME } from './form-time.ts';
import { CAUGHT, HONEYPOT, isHoneypotFilled } from './honeypot.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { AnyForm } from './short-form.ts';

/** What the server answers to a form that is posted without a script. */
export type PostedForm<Name extends string = string> =
  | (SchoolSaid & { reference: string; submissionDate: string; answers: FormAnswers<Name> })
  | { refusal: Refusal; answers: FormAnswers<Name> };

/** The refusal for a program that filled in what no person sees. Takes what is no answer out of the form. */
export function programRefusal(fields: FormData, title?: string): Refusal | undefined {
  const isCaught = isHoneypotFilled(fields);
  fields.delete(HONEYPOT);
  fields.delete(FORM_TIME);
  return isCaught ? refusalOf(CAUGHT, title) : undefined;
}

/** The notice on the page that answers it. */
export function noticeOf(form: AnyForm, posted: PostedForm | undefined): Notice | undefined {
  if (!posted) return undefined;
  if ('reference' in posted) return form.received;
  return { title: posted.refusal.title, text: posted.refusal.detail, isDestructive: true };
}
