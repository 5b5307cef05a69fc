import { Honeypot } from '#forms/components/honeypot.tsx';
import { NoticeOfUse } from '#forms/components/notice-of-use.tsx';
import type { FieldError } from '#forms/refusal.ts';
import type { ApplicationDay } from '../../enrollment-years.ts';
import type { Answers } from '../answers.ts';
import { intents } from '../intents.ts';
import { steps } from '../questions.ts';
import { REVIEW_STEP, SUBMIT_AS } from '../step-names.ts';
import { StepFields } from './step-fields.tsx';

interface LongFormProps {
  shownStep: number;
  answers: Answers;
  errors: FieldError[];
  day: ApplicationDay;
  sentences: string[];
}

/**
 * For a `noscript`: the other steps' questions below the shown one, the notice and Submit, all in one form. Their
 * fields come after the hidden ones of the same name, so they win.
 */
export function LongForm({ shownStep, answers, errors, day, sentences }: LongFormProps) {
  // No heading of a step stands above them, so that each group says its own.
  const others = steps
    .filter((_, index) => index + 1 !== shownStep)
    .map((step) => ({ ...step, heading: '' }));
  return (
    <>
      {others.map((step) => (
        <StepFields key={step.id} {...{ step, answers, errors, day }} />
      ))}
      {shownStep !== REVIEW_STEP && (
        <NoticeOfUse of="answers" sentences={sentences} button={SUBMIT_AS} />
      )}
      <Honeypot />
      <button type="submit" className="btn call" name="intent" value={intents.submitAll}>
        Submit Application
      </button>
    </>
  );
}
