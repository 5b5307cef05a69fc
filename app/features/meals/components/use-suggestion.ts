import { type RefObject, useEffect, useRef } from 'react';
import type { MealPayment } from '../meal-payment.ts';

/** What the calculator puts into the form. */
export type Suggestion = Pick<MealPayment, 'purpose' | 'amountKwacha'>;

/** Keeps the two fields at what the calculator says, until somebody writes something of their own there. */
export function useSuggestion(
  form: RefObject<HTMLFormElement | null>,
  { purpose, amountKwacha }: Suggestion,
  sheet: number,
): void {
  const last = useRef<Suggestion>({ purpose, amountKwacha });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sheet has new fields
  useEffect(() => {
    const next = { purpose, amountKwacha };
    for (const name of ['purpose', 'amountKwacha'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      if (field.value === '' || field.value === last.current[name]) field.value = next[name];
    }
    last.current = next;
  }, [form, purpose, amountKwacha, sheet]);
}
