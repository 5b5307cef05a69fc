import { keepFormDraft } from '#forms/device/form-draft.ts';
import { forget, keep, readKept } from '#lib/device/device-store.ts';
import { enrollmentApplication } from '../../enrollment-application.ts';
import { type Answers, emptyAnswers, knownAnswers } from '../answers.ts';
import { draftKey, otherDraftsKey } from '../device-keys.ts';
import { currentDraft, forgetDraft, keepTogether, readTogether } from '../draft.ts';
import { answersOfGuardians, hasChild } from './answers-of-guardians.ts';

/** A form that was begun for one child while another one is in the form. */
export interface OtherDraft {
  answers: Partial<Answers>;
  savedAt: string;
  togetherWith?: string;
}

/** The application or draft that the answers of the guardians come from. */
interface EarlierAnswers {
  answers: Answers;
  /** Its reference, or its key while it has none; undefined for a draft. */
  togetherWith?: string | undefined;
}

/** Oldest first. */
export function listOtherDrafts(slug: string): OtherDraft[] {
  const kept = readKept(otherDraftsKey(slug));
  return kept.state === 'kept' && Array.isArray(kept.value) ? kept.value.filter(isDraft) : [];
}

/**
 * Begins the form for another child, with the answers of its guardians or empty. What is in the form for a child
 * already is put beside it. It has no day before it is in the form, so that the form does not ask whether to go on.
 */
export function beginAnotherChild(
  slug: string,
  earlier: EarlierAnswers | undefined,
  usualYear: string,
): void {
  const togetherWith = earlier && (earlier.togetherWith ?? readTogether(slug));
  putDraftAside(slug);
  if (!earlier) return;
  const kept = answersOfGuardians(earlier.answers);
  const answers = { ...emptyAnswers(), enrollmentYear: usualYear, ...kept };
  keep(draftKey(slug), answers);
  keepTogether(slug, togetherWith);
}

/** Puts this one into the form, and what was there beside it. */
export function goOnWith(slug: string, draft: OtherDraft): void {
  keepOthers(
    slug,
    listOtherDrafts(slug).filter(({ savedAt }) => savedAt !== draft.savedAt),
  );
  putDraftAside(slug);
  keepFormDraft(enrollmentApplication, slug, { ...emptyAnswers(), ...draft.answers });
  keepTogether(slug, draft.togetherWith);
}

/** Without anything about a child there is nothing to keep. */
function putDraftAside(slug: string): void {
  const answers = currentDraft(slug);
  if (hasChild(answers)) {
    const togetherWith = readTogether(slug);
    const aside = {
      answers,
      savedAt: new Date().toISOString(),
      ...(togetherWith && { togetherWith }),
    };
    keepOthers(slug, [...listOtherDrafts(slug), aside]);
  }
  forgetDraft(slug);
}

export function keepOthers(slug: string, drafts: OtherDraft[]): void {
  if (drafts.length > 0) keep(otherDraftsKey(slug), drafts);
  else forget(otherDraftsKey(slug));
}

function isDraft(value: unknown): value is OtherDraft {
  if (typeof value !== 'object' || value === null || !('answers' in value)) return false;
  const { answers } = value;
  return typeof answers === 'object' && answers !== null && hasChild(knownAnswers({ ...answers }));
}
