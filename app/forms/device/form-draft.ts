import { forget, watchOtherTabs } from '#lib/device/device-store.ts';
import { answersFrom, emptyAnswers, type FormAnswers, isBegun, namesOf } from '../form-answers.ts';
import type { AnyForm } from '../short-form.ts';
import { formDraftKey } from './form-keys.ts';
import { findDraft, keepDraft } from './kept-draft.ts';

/**
 * Keeps what is typed on the device, on every change; nothing once all of it is empty, or no more than what the page has
 * filled in.
 */
export function keepFormDraft<Name extends string>(
  form: AnyForm<Name>,
  slug: string,
  answers: FormAnswers<Name>,
  filledIn = answers,
): void {
  const isChanged = form.prefilled?.some(
    (name) => answers[name].trim() && answers[name] !== filledIn[name],
  );
  if (isChanged || isBegun(form, answers)) keepDraft(formDraftKey(form, slug), answers);
  else forgetFormDraft(form, slug);
}

/** What was typed and not sent; undefined without any, null when it cannot be read, as `findDraft` has it. */
export function findFormDraft<Name extends string>(
  form: AnyForm<Name>,
  slug: string,
  now: Date,
): FormAnswers<Name> | undefined | null {
  const draft = findDraft(formDraftKey(form, slug), now, namesOf(form));
  return draft && answersFrom(form, draft);
}

/** Tells what another tab keeps of it, empty once it was sent or cleared there. Returns the way to stop. */
export function watchFormDraft<Name extends string>(
  form: AnyForm<Name>,
  slug: string,
  onChange: (answers: FormAnswers<Name>) => void,
): () => void {
  return watchOtherTabs(formDraftKey(form, slug), () =>
    onChange(findFormDraft(form, slug, new Date()) ?? emptyAnswers(form)),
  );
}

export function forgetFormDraft(form: AnyForm, slug: string): void {
  forget(formDraftKey(form, slug));
}
