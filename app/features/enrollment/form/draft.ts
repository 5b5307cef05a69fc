import { findFormDraft, forgetFormDraft } from '#forms/device/form-draft.ts';
import { forget, keep, rawText, readKept } from '#lib/device/device-store.ts';
import { enrollmentApplication } from '../enrollment-application.ts';
import { type Answers, emptyAnswers } from './answers.ts';
import { draftKey, togetherKey } from './device-keys.ts';

/** All answers as the draft on this device has them, empty where it has none. */
export function currentDraft(slug: string): Answers {
  return findFormDraft(enrollmentApplication, slug, new Date()) ?? emptyAnswers();
}

/** With it goes which earlier application it belongs together with, and that the form was begun in an earlier visit. */
export function forgetDraft(slug: string): void {
  forgetFormDraft(enrollmentApplication, slug);
  forget(togetherKey(slug));
  globalThis.document?.documentElement.removeAttribute('data-restored');
}

export function keepTogether(slug: string, earlier: string | undefined): void {
  if (earlier) keep(togetherKey(slug), earlier);
  else forget(togetherKey(slug));
}

/** Once the form is empty, what is typed next may be of any family. */
export function endTogether(slug: string): void {
  if (rawText(draftKey(slug)) === null) forget(togetherKey(slug));
}

/** The earlier application that the draft belongs together with, as `togetherKey` says. */
export function readTogether(slug: string): string | undefined {
  const kept = readKept(togetherKey(slug));
  return kept.state === 'kept' && typeof kept.value === 'string' ? kept.value : undefined;
}
