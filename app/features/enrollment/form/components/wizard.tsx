import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EarlyDraft } from '#forms/components/early-form.tsx';
import type { Refusal } from '#forms/refusal.ts';
import { questionsOf } from '#forms/short-form.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { notify } from '#ui/notify.ts';
import { usePageAround } from '#ui/use-page-around.ts';
import { enrollmentApplication } from '../../enrollment-application.ts';
import type { ApplicationDay } from '../../enrollment-years.ts';
import type { Answers } from '../answers.ts';
import { draftKey } from '../device-keys.ts';
import { intents } from '../intents.ts';
import { type PostedStep, stepAfterRefusal } from '../posted-step.ts';
import { steps } from '../questions.ts';
import { parseApplication, stepRefusal, yearOverRefusal } from '../schema.ts';
import { REVIEW_STEP, stepName, titleOf } from '../step-names.ts';
import { useAnswers } from '../use-answers.ts';
import { LongForm } from './long-form.tsx';
import { ProgressRoad } from './progress-road.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepFields } from './step-fields.tsx';
import { goToStep, useStep } from './use-step.ts';

export const FORM_ID = 'enrollment-form';

interface WizardProps {
  school: { slug: string; name: string };
  /** The step that the address asks for. */
  asked: number;
  day: ApplicationDay;
  sentences: string[];
  /** The step that the server answered, when somebody pressed a button before React was there. */
  posted?: PostedStep | undefined;
  /** Sends the application. Resolves with a refusal when there is something to correct. */
  onSubmit: (answers: Answers) => Promise<Refusal | undefined>;
}

/** The four steps. Before React hydrates the page the same form is answered by the server, step by step. */
export function Wizard({ school, asked, day, sentences, posted, onSubmit }: WizardProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusal, setRefusal] = useState(posted?.refusal);
  const { answers, change, note } = useAnswers(
    { asked: enrollmentApplication, slug: school.slug },
    form,
    posted,
    day,
    (year) => setRefusal(yearOverRefusal(year)),
  );
  const step = useStep(asked, answers, day, posted);
  const summary = useErrorArrival(refusal, step);
  const [isSubmitting, setIsSubmitting] = useState(false);

  usePageAround({ title: `${titleOf(step)} · ${school.name}`, isCompact: step > 1 });
  useFocusOnChange(step, heading);

  function refuse(reason: Refusal) {
    setRefusal(reason);
    notify({ title: reason.title, text: reason.detail, isDestructive: true });
  }

  /** Something in an earlier step: shows the first of them, with all that is to correct. */
  function refuseAll(reason: Refusal) {
    refuse(reason);
    goToStep(stepAfterRefusal(reason, step));
  }

  function move(to: number) {
    if (refusal) notify(undefined);
    setRefusal(undefined);
    goToStep(to);
  }

  function next(current: Answers) {
    const reason = stepRefusal(current, step, day);
    if (reason) refuse(reason);
    else move(step + 1);
  }

  async function submit(current: Answers) {
    const parsed = parseApplication(current, day);
    if (!parsed.ok) return refuseAll(parsed.refusal);
    setIsSubmitting(true);
    const reason = await onSubmit(parsed.answers);
    setIsSubmitting(false);
    if (reason) refuseAll(reason);
  }

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const current = change(event.currentTarget);
    const intent = button?.value ?? intents.next;
    if (intent === intents.previous) move(step - 1);
    else if (intent === intents.submit) void submit(current);
    else if (intent.startsWith('change-')) move(Number(intent.slice('change-'.length)));
    else next(current);
  }

  const current = steps[step - 1];
  const errors = refusal?.errors ?? [];
  const isReview = step === REVIEW_STEP;
  return (
    <>
      <ProgressRoad step={step} />
      {refusal && <ErrorSummary errors={errors} detail={refusal.detail} ref={summary} />}
      {note && (
        <p className="note" role="status">
          {note}
        </p>
      )}
      <form
        id={FORM_ID}
        ref={form}
        className="panel"
        method="post"
        action="/enrollment"
        noValidate
        aria-label="Enrollment application"
        data-answered={posted ? '' : undefined}
        onChange={(event) => change(event.currentTarget)}
        onSubmit={press}
      >
        <h2 ref={heading} tabIndex={-1} aria-describedby="progress" className="mb-g4">
          {current?.heading ?? stepName(step)}
        </h2>
        <input type="hidden" name="step" value={step} />
        {posted?.togetherWith && (
          <input type="hidden" name="togetherWith" value={posted.togetherWith} />
        )}
        <AnswersOfOtherSteps step={step} answers={answers} />
        {current ? (
          <StepFields key={step} step={current} answers={answers} errors={errors} day={day} />
        ) : (
          <ReviewStep {...{ answers, day, sentences, isSubmitting }} />
        )}
        {/* A browser with scripts takes none of it, and React passes it by. */}
        <noscript>
          {import.meta.env.SSR && (
            <LongForm shownStep={step} {...{ answers, errors, day, sentences }} />
          )}
        </noscript>
        <div className="row btns wizard-buttons needs-script">
          {isReview ? (
            <button
              type="submit"
              className="btn call"
              name="intent"
              value={intents.submit}
              aria-disabled={isSubmitting}
              aria-describedby="notice-of-use"
            >
              {isSubmitting ? 'Submitting...' : 'Submit Application'}
            </button>
          ) : (
            <button type="submit" className="btn" name="intent" value={intents.next}>
              Next
            </button>
          )}
          {step > 1 && (
            <button
              type="submit"
              className="btn line"
              name="intent"
              value={intents.previous}
              aria-disabled={isSubmitting}
            >
              Previous
            </button>
          )}
        </div>
      </form>
      <EarlyDraft draft={draftKey(school.slug)} />
    </>
  );
}

/** What the other steps hold travels along, so that a press before React hydrates the page loses nothing. */
function AnswersOfOtherSteps({ step, answers }: { step: number; answers: Answers }) {
  const others = steps
    .filter((_, index) => index + 1 !== step)
    .flatMap((step) => questionsOf(step));
  return others.map(({ name }) => (
    <input key={name} type="hidden" name={name} value={answers[name]} readOnly />
  ));
}

/** Each step starts at the top of the page, and at its heading for whoever does not see it. */
function useFocusOnChange(step: number, heading: React.RefObject<HTMLElement | null>) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step, heading]);
}
