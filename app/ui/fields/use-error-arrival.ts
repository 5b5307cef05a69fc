import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a form is refused, the focus goes to the error summary and the page's title says so. `refusal` is a new
 * object for each refusal, so that a second press moves the focus again; `screen` changes where a form has
 * several, each with a title of its own.
 */
export function useErrorArrival(
  refusal: object | undefined,
  screen?: number,
): RefObject<HTMLElement | null> {
  const summary = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen's title comes without the word
  useEffect(() => {
    if (!refusal) return;
    summary.current?.focus();
    document.title = `Error: ${document.title.replace(/^Error: /, '')}`;
    return () => {
      document.title = document.title.replace(/^Error: /, '');
    };
  }, [refusal, screen]);
  return summary;
}
