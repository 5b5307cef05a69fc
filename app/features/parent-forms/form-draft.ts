import { forget, keep, readKept } from '#lib/device-store.ts';
import { isOverdue } from '#lib/kept-time.ts';
import { formListKey } from './kept-form.ts';
import { answersFrom, type FormAnswers, isUnanswered, type ParentForm } from './parent-form.ts';

const draftKey = (form: ParentForm, slug: string) => `${formListKey(form, slug)}-draft`;

/** Keeps what is typed on the device, on every change; nothing once all of it is empty. */
export function keepFormDraft(form: ParentForm, slug: string, answers: FormAnswers): void {
  if (isUnanswered(answers)) forgetFormDraft(form, slug);
  else keep(draftKey(form, slug), { ...answers, savedAt: new Date().toISOString() });
}

/** What was typed and not sent; undefined without any, or when it is overdue, which forgets it. */
export function findFormDraft(form: ParentForm, slug: string, now: Date): FormAnswers | undefined {
  const kept = readKept(draftKey(form, slug));
  if (kept.state === 'none') return undefined;
  const draft = kept.state === 'kept' ? (kept.value as Record<string, unknown> | null) : null;
  if (typeof draft === 'object' && draft !== null && !isOverdue(draft.savedAt, now)) {
    return answersFrom(form, draft);
  }
  forgetFormDraft(form, slug);
  return undefined;
}

export function forgetFormDraft(form: ParentForm, slug: string): void {
  forget(draftKey(form, slug));
}
