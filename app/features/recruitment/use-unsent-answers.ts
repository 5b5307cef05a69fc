import { type RefObject, useEffect, useState } from 'react';
import { answersOf, waitingFor } from './delivery.ts';
import { textNames } from './schema.ts';

/**
 * Puts back what was filled in for this post on an earlier visit and never reached the school; true when there was
 * something. What stands in the form already stays.
 */
export function useUnsentAnswers(
  slug: string,
  position: string,
  form: RefObject<HTMLFormElement | null>,
): boolean {
  const [isUnsent, setIsUnsent] = useState(false);
  useEffect(() => {
    const unsent = waitingFor(slug, position);
    setIsUnsent(Boolean(unsent));
    if (!unsent || !form.current) return;
    const answers = answersOf(unsent);
    for (const name of textNames) {
      const control = form.current.elements.namedItem(name) as HTMLInputElement | null;
      if (control?.value === '') control.value = answers[name];
    }
  }, [slug, position, form]);
  return isUnsent;
}
