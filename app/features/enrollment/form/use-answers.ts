import { type RefObject, useEffect, useRef, useState } from 'react';
import { findFormDraft, keepFormDraft } from '#forms/device/form-draft.ts';
import { formDraftKey } from '#forms/device/form-keys.ts';
import type { AnyForm } from '#forms/short-form.ts';
import { watchOtherTabs } from '#lib/device/device-store.ts';
import { isHydrated } from '#lib/device/hydration.ts';
import { type ApplicationDay, isYearOver } from '../enrollment-years.ts';
import { type Answers, answersOnScreen, emptyAnswers } from './answers.ts';
import { endTogether } from './draft.ts';
import type { PostedStep } from './posted-step.ts';
import type { AnswerName } from './questions.ts';

/** The form, or what is kept of it apart. */
type Asked = AnyForm<AnswerName>;

const SET_ASIDE = 'The answers on this device could not be read. Please fill in the form again.';

/**
 * The answers of the form, kept as a draft on every change. They start from the draft, from what the server
 * answered, and above all from what the form already holds: people type before React hydrates the page. From then on
 * the form shows what the device holds, and a change is written on top of that: it may be open in another tab as well.
 */
export function useAnswers(
  { asked, slug }: { asked: Asked; slug: string },
  form: RefObject<HTMLFormElement | null>,
  posted: PostedStep | undefined,
  /** Its usual year stands in the form before anybody has filled it in. */
  day: ApplicationDay,
  /** Hears of a draft for a year that is over; the answers are without a year then. */
  onYearOver: (year: string) => void,
) {
  const { usualYear } = day;
  const readDraft = () => findFormDraft(asked, slug, new Date());
  const start = (kept: Answers | null | undefined): Answers => ({
    ...emptyAnswers(),
    enrollmentYear: usualYear,
    ...kept,
  });
  const [answers, setAnswers] = useState(() =>
    start(isHydrated() && !posted ? readDraft() : posted?.answers),
  );
  const [note, setNote] = useState<string>();
  const latest = useRef(answers);

  function show(newer: Answers) {
    latest.current = newer;
    setAnswers(newer);
    return newer;
  }

  function take(newer: Answers): Answers {
    keepFormDraft(asked, slug, newer, start(null));
    endTogether(slug);
    return show(newer);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes the form over
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft();
    if (draft === null) setNote(SET_ASIDE);
    element.dataset.hydrated = '';
    // What Back brought is older than the draft (`early-draft.ts`).
    const kept = posted && 'answered' in element.dataset ? undefined : draft;
    const year = kept?.enrollmentYear ?? '';
    const isOver = isYearOver(year, day);
    take({
      ...latest.current,
      ...kept,
      ...answersOnScreen(element),
      ...(isOver && { enrollmentYear: '' }),
    });
    if (isOver) onYearOver(year);
    return watchOtherTabs(formDraftKey(asked, slug), () => {
      const now = show(start(readDraft()));
      element.reset();
      for (const field of element.elements as Iterable<HTMLInputElement>)
        field.value = now[field.name as AnswerName] ?? field.value;
    });
  }, []);

  /** Only what differs from what this tab had: another may have changed the rest since. */
  function change(element: HTMLFormElement): Answers {
    const before = latest.current;
    const typed = Object.entries(answersOnScreen(element)).filter(
      ([name, answer]) => answer !== before[name as AnswerName],
    );
    return typed.length > 0
      ? take({ ...before, ...readDraft(), ...Object.fromEntries(typed) })
      : before;
  }
  return { answers, change, note };
}
