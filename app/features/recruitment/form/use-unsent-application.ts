import { type RefObject, useEffect, useState } from 'react';
import { findRequest, type KeptFile } from '#forms/delivery/queued-requests.ts';
import type { Refusal } from '#forms/refusal.ts';
import { findJobDraft } from './job-draft.ts';
import { type Attempt, answersOf, waitingFor } from './kept-application.ts';
import { textNames } from './schema.ts';

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
      const answers = entry ? answersOf(entry) : findJobDraft(slug, new Date());
      for (const name of textNames) {
        const control = form.current.elements.namedItem(name) as HTMLInputElement | null;
        if (control?.value === '') control.value = answers[name] ?? '';
      }
      if (!entry) return;
      const queued = await findRequest(entry.delivery.key);
      if (!isCurrent || !form.current) return;
      const { refusal } = entry.delivery;
      if (refusal) onRefused(refusal);
      const isBack = Boolean(queued?.file && putFileBack(form.current, queued.file));
      setNeedsResume(!isBack);
      if (queued && isBack && !refusal) onWaiting({ entry, queued, isResumeKept: true });
    }
  }, [slug, position]);
  return needsResume;
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
