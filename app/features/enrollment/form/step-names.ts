import { steps } from './questions.ts';

/** Specification, section 9: four steps, and the percentage is the step over four, rounded. */
export const STEP_COUNT = steps.length + 1;
export const REVIEW_STEP = STEP_COUNT;

/** What pressing the last button agrees to is said of the button and of who presses it. */
export const SUBMIT_AS = 'Submit Application, as the child’s parent or guardian,';

export function stepName(step: number): string {
  return steps[step - 1]?.name ?? 'Review';
}

/** What a tab of the browser calls it. */
export function titleOf(step: number): string {
  return `Enrollment, step ${step} of ${STEP_COUNT}: ${stepName(step)}`;
}

export function percentDone(step: number): number {
  return Math.round((step / STEP_COUNT) * 100);
}
