import { type RefObject, useEffect, useState } from 'react';
import { findRequest, type KeptFile } from '#forms/delivery/queued-requests.ts';
import { findFormDraft, keepFormDraft } from '#forms/device/form-draft.ts';
import { formListKey } from '#forms/device/form-keys.ts';
import type { Attempt } from '#forms/device/kept-with-file.ts';
import { type WaitingEntry, waitingEntries } from '#forms/device/submission-list.ts';
import { answersFrom, answersFromFields } from '#forms/form-answers.ts';
import type { Refusal } from '#forms/refusal.ts';
import { jobApplication } from '../job-application.ts';

interface Use {
  slug: string;
  position: string;
  form: RefObject<HTMLFormElement | null>;
  /** It waits with its resume and is sent by itself. */
  onWaiting: (attempt: Attempt) => void;
  /** The school refused it when it was sent later. */
  onRefused: (refusal: Refusal) => void;
}

/**
 * Puts back what was filled in for this post on an earlier visit and never reached the school, with its resume, or
 * what was typed and not sent, without one.
 * True when the resume has to be chosen again. What stands in the form already stays.
 */
export function useUnsentApplication(use: Use): boolean {
  const { slug, position, form, onWaiting, onRefused } = use;
  const [needsResume, setNeedsResume] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each post
  useEffect(() => {
    let isCurrent = true;
    setNeedsResume(false);
    void putBack();
    return () => {
      isCurrent = false;
    };

    async function putBack() {
      const entry = waitingFor(slug, position);
      if (!form.current) return;
      const draft = findFormDraft(jobApplication, slug, new Date());
      // What is typed after the application was written down is newer than it, unless it is for another post.
      const isNewer = !entry || draft?.position === position;
      const kept = { ...entry, ...(isNewer && textsIn(draft ?? {})) };
      for (const [name, answer] of Object.entries(answersFrom(jobApplication, kept))) {
        const control = form.current.elements.namedItem(name) as HTMLInputElement;
        if (control.type !== 'file' && control.value === '') control.value = answer;
      }
      if (!entry) return;
      const queued = await findRequest(entry.delivery.key);
      if (!isCurrent || !form.current) return;
      const { refusal } = entry.delivery;
      if (refusal) onRefused(refusal);
      const isBack = Boolean(queued?.file && putFileBack(form.current, queued.file));
      setNeedsResume(!isBack);
      if (queued && isBack && !refusal) onWaiting({ entry, queued, isFileKept: true });
    }
  }, [slug, position]);
  return needsResume;
}

/** What was filled in for this post on this device and never reached the school. */
export function waitingFor(slug: string, position: string): WaitingEntry | undefined {
  return waitingEntries(formListKey(jobApplication, slug)).find(
    (entry) => entry.position === position,
  );
}

/** Keeps what was typed into one field, on top of what another tab has kept; the form has what nobody has kept yet. */
export function keepTyped(slug: string, form: HTMLFormElement, field: HTMLInputElement): void {
  const written = answersFromFields(jobApplication, new FormData(form));
  const kept = textsIn(findFormDraft(jobApplication, slug, new Date()) ?? {});
  keepFormDraft(jobApplication, slug, {
    ...written,
    ...kept,
    position: written.position,
    // A browser lets no page keep a file that was chosen.
    ...(field.type !== 'file' && { [field.name]: field.value }),
    resume: '',
  });
}

/** The answers that have been given. */
function textsIn(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== ''));
}

/** False where the browser does not let a page do so. */
function putFileBack(
  form: HTMLFormElement,
  { bytes, name, type, lastModified }: KeptFile,
): boolean {
  const input = form.elements.namedItem('resume') as HTMLInputElement;
  if (input.files && input.files.length > 0) return true;
  try {
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], name, { type, lastModified }));
    input.files = transfer.files;
    return true;
  } catch {
    return false;
  }
}
