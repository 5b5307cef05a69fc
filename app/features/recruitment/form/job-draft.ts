import { findDraft, keepDraft } from '#forms/device/kept-draft.ts';
import { forget } from '#lib/device/device-store.ts';
import { jobDraftKey } from './device-keys.ts';
import { type JobAnswers, textNames } from './schema.ts';

/** What a candidate types himself: the post comes with the page. */
const typedNames = textNames.filter((name) => name !== 'position');

/** Keeps the texts on the device, on every change; a browser lets no page keep a file that was chosen. */
export function keepJobDraft(slug: string, texts: Record<string, unknown>): void {
  const typed = Object.fromEntries(typedNames.map((name) => [name, String(texts[name] ?? '')]));
  if (Object.values(typed).some((text) => text.trim() !== '')) keepDraft(jobDraftKey(slug), typed);
  else forgetJobDraft(slug);
}

/** Keeps what was typed into one field, on top of what another tab has kept; the form has what nobody has kept yet. */
export function keepTyped(slug: string, form: HTMLFormElement, field: HTMLInputElement): void {
  const kept = Object.entries(findJobDraft(slug, new Date())).filter(([, text]) => text !== '');
  keepJobDraft(slug, {
    ...Object.fromEntries(new FormData(form)),
    ...Object.fromEntries(kept),
    [field.name]: field.value,
  });
}

/** What was typed and not sent; empty without any, or when it is overdue, which forgets it. */
export function findJobDraft(slug: string, now: Date): Partial<JobAnswers> {
  const draft = findDraft(jobDraftKey(slug), now) ?? {};
  return Object.fromEntries(
    typedNames.flatMap((name) => (typeof draft[name] === 'string' ? [[name, draft[name]]] : [])),
  );
}

export function forgetJobDraft(slug: string): void {
  forget(jobDraftKey(slug));
}
