import { useEffect, useState } from 'react';
import { goTo } from '#lib/device/use-query.ts';
import type { ApplicationDay } from '../../enrollment-years.ts';
import { type Answers, isUntouched } from '../answers.ts';
import type { PostedStep } from '../posted-step.ts';
import { stepRefusal } from '../schema.ts';

const FORM_ADDRESS = '/enrollment';

/**
 * The step on the screen, in the address as `?step=2`: Back goes one step back and a reload stays. A step that
 * the answers have not reached yet gives way to the first one that still needs something.
 */
export function useStep(
  asked: number,
  answers: Answers,
  day: ApplicationDay,
  posted: PostedStep | undefined,
) {
  const [answered, setAnswered] = useState(posted?.step);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => setIsReady(true), []);

  // Another tab has sent the draft, or begun anew.
  const isEmpty = isUntouched(answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks only then and when the address changes, not at each letter
  useEffect(() => {
    if (!isReady) return;
    const there = answered ?? asked;
    if (there === asked) setAnswered(undefined);
    const to = there === asked ? firstOpenStep(answers, asked, day) : there;
    if (to !== asked) goToStep(to, { replace: true });
  }, [asked, isReady, isEmpty]);

  return answered ?? asked;
}

export function goToStep(step: number, how?: { replace: boolean }): void {
  // Each step starts at the top of the page, also on the way back.
  history.scrollRestoration = 'manual';
  goTo(step === 1 ? FORM_ADDRESS : `${FORM_ADDRESS}?step=${step}`, how);
}

/** The first step before `asked` that still needs something, or `asked` itself. */
function firstOpenStep(answers: Answers, asked: number, day: ApplicationDay): number {
  for (let step = 1; step < asked; step++) if (stepRefusal(answers, step, day)) return step;
  return asked;
}
