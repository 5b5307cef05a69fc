import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Answers } from './answers.ts';
import { type PostedStep, readStep } from './posted-step.ts';
import { stepRefusal } from './schema.ts';

/**
 * The step on the screen, in the address as `?step=2`: Back goes one step back and a reload stays. A step that
 * the answers have not reached yet gives way to the first one that still needs something.
 */
export function useStep(answers: Answers, today: string, posted: PostedStep | undefined) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = readStep(search.get('step'));
  const [answered, setAnswered] = useState(posted?.step);
  const [isReady, setIsReady] = useState(false);

  const goTo = useCallback(
    (step: number, options?: { replace: boolean }) => {
      const path = step === 1 ? '/enrollment' : `/enrollment?step=${step}`;
      return navigate(path, { ...options, preventScrollReset: true });
    },
    [navigate],
  );

  useEffect(() => setIsReady(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks only when the address changes, not at each letter
  useEffect(() => {
    if (!isReady) return;
    if (answered !== undefined && answered !== asked) {
      void goTo(answered, { replace: true });
      return;
    }
    setAnswered(undefined);
    const reached = firstOpenStep(answers, asked, today);
    if (reached < asked) void goTo(reached, { replace: true });
  }, [asked, isReady]);

  return { step: answered ?? asked, goTo };
}

/** The first step before `asked` that still needs something, or `asked` itself. */
function firstOpenStep(answers: Answers, asked: number, today: string): number {
  for (let step = 1; step < asked; step++) if (stepRefusal(answers, step, today)) return step;
  return asked;
}
