import { findDraft, keepDraft } from '#forms/device/kept-draft.ts';
import { forget } from '#lib/device/device-store.ts';
import { answersFrom, type FormAnswers, isUnanswered, type ParentForm } from '../parent-form.ts';
import { formListKey } from './kept-form.ts';

const draftKey = (form: ParentForm, slug: string) => `${formListKey(form, slug)}-draft`;

/** Keeps what is typed on the device, on every change; nothing once all of it is empty. */
export function keepFormDraft(form: ParentForm, slug: string, answers: FormAnswers): void {
  if (isUnanswered(answers)) forgetFormDraft(form, slug);
  else keepDraft(draftKey(form, slug), answers);
}

/** What was typed and not sent; undefined without any, or when it is overdue, which forgets it. */
export function findFormDraft(form: ParentForm, slug: string, now: Date): FormAnswers | undefined {
  const draft = findDraft(draftKey(form, slug), now);
  return draft && answersFrom(form, draft);
}

export function forgetFormDraft(form: ParentForm, slug: string): void {
  forget(draftKey(form, slug));
}
