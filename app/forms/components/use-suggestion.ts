import { type RefObject, useEffect, useRef } from 'react';

/** Keeps the fields at what the page suggests, until somebody writes something of their own there. */
export function useSuggestion(
  form: RefObject<HTMLFormElement | null>,
  suggestion: Record<string, string>,
  sheet: number,
): void {
  const last = useRef(suggestion);
  const text = JSON.stringify(suggestion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sheet has new fields
  useEffect(() => {
    const next: Record<string, string> = JSON.parse(text);
    for (const [name, value] of Object.entries(next)) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.value === '' || field.value === last.current[name]) field.value = value;
    }
    last.current = next;
  }, [form, text, sheet]);
}
