import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { isHydrated } from '#lib/device/hydration.ts';
import { type ApplicationDay, isYearOver } from '../enrollment-years.ts';
import { type Answers, answersOnScreen, emptyAnswers } from './answers.ts';
import { readDraft, saveDraft } from './draft.ts';
import type { PostedStep } from './posted-step.ts';

const SET_ASIDE =
  'The answers kept on this device could not be read, so we have put them aside. Please fill in the form again.';
const NOT_KEPT =
  'This device cannot keep your answers. Please finish and send the form before you close this page.';

/**
 * The answers of the form, kept as a draft on every change. They start from the draft, from what the server
 * answered, and above all from what the form already holds: people type before React hydrates the page.
 */
export function useAnswers(
  key: string,
  form: RefObject<HTMLFormElement | null>,
  posted: PostedStep | undefined,
  /** Its usual year stands in the form before anybody has filled it in. */
  day: ApplicationDay,
  /** Hears of a draft for a year that is over; the answers are without a year then. */
  onYearOver: (year: string) => void,
) {
  const { usualYear } = day;
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...emptyAnswers(),
    enrollmentYear: usualYear,
    ...(isHydrated() && !posted ? readDraft(key).answers : posted?.answers),
  }));
  const [note, setNote] = useState<string>();
  const latest = useRef(answers);

  const take = useCallback(
    (newer: Partial<Answers>): Answers => {
      const merged = { ...latest.current, ...newer };
      latest.current = merged;
      setAnswers(merged);
      if (!saveDraft(key, merged, usualYear)) setNote(NOT_KEPT);
      return merged;
    },
    [key, usualYear],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes the form over
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(key);
    if (draft.wasSetAside) setNote(SET_ASIDE);
    element.dataset.hydrated = '';
    const year = posted ? undefined : draft.answers.enrollmentYear;
    const isOver = year !== undefined && isYearOver(year, day);
    take({
      ...(posted ? {} : draft.answers),
      ...answersOnScreen(element),
      ...(isOver && { enrollmentYear: '' }),
    });
    if (isOver) onYearOver(year);
  }, []);

  const change = useCallback((element: HTMLFormElement) => take(answersOnScreen(element)), [take]);
  return { answers, change, note };
}
