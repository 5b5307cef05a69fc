import { type RefObject, useEffect, useRef, useState } from 'react';
import { EarlyDraft } from '#forms/components/early-form.tsx';
import { FormFields } from '#forms/components/form-fields.tsx';
import { Honeypot } from '#forms/components/honeypot.tsx';
import { NoticeOfUse } from '#forms/components/notice-of-use.tsx';
import { formDraftKey, formListKey } from '#forms/device/form-keys.ts';
import type { Attempt } from '#forms/device/kept-with-file.ts';
import { answersFromFields, emptyAnswers } from '#forms/form-answers.ts';
import type { PostedForm } from '#forms/posted-form.ts';
import type { Refusal } from '#forms/refusal.ts';
import { isOnlyInMemory } from '#lib/device/device-store.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { useJobApplication } from '../form/use-job-application.ts';
import { keepTyped, useUnsentApplication } from '../form/use-unsent-application.ts';
import { jobApplication } from '../job-application.ts';
import { applyAddress } from '../openings/opening.ts';

interface JobApplicationFormProps {
  slug: string;
  opening: { id: string; title: string };
  /** How often Apply Now was pressed. */
  presses: number;
  /** What pressing Submit Application agrees to. */
  sentences: string[];
  posted?: PostedForm | undefined;
  refused: Refusal | undefined;
  onReceived: (reference: string) => void;
}

/** The application for one post. Without a script the same form is posted to the page and answered there. */
export function JobApplicationForm(props: JobApplicationFormProps) {
  const { slug, opening, presses, sentences, posted, refused, onReceived } = props;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [start] = useState({
    ...emptyAnswers(jobApplication),
    ...(posted && 'refusal' in posted && posted.answers),
  });
  const [now, setNow] = useState(start);
  const { refusal, isSending, share, attempt, wasSubmitted, submit, setAttempt, setRefusal } =
    useJobApplication({ slug, opening, refused, onReceived });
  const needsResume = useUnsentApplication({
    slug,
    position: opening.title,
    form,
    onWaiting: setAttempt,
    onRefused: setRefusal,
  });
  const summary = useErrorArrival(refusal);
  useFocusOnApply(presses, heading);

  return (
    <>
      {refusal && <ErrorSummary errors={refusal.errors} detail={refusal.detail} ref={summary} />}
      {needsResume && (
        <p className="note" role="status">
          Your last application for this post did not reach the school. Your answers are here again;
          please choose your resume once more and send it.
        </p>
      )}
      <form
        ref={form}
        className="panel"
        method="post"
        action={applyAddress(opening.id)}
        encType="multipart/form-data"
        noValidate
        aria-label="Job application"
        data-answered={posted ? '' : undefined}
        onChange={({ currentTarget, target }) => {
          setNow(answersFromFields(jobApplication, new FormData(currentTarget)));
          keepTyped(slug, currentTarget, target as EventTarget as HTMLInputElement);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <h2 ref={heading} tabIndex={-1} className="mb-g5">
          Apply for {opening.title}
        </h2>
        <div className="fields">
          <FormFields
            form={jobApplication}
            start={{ ...start, position: opening.title }}
            {...{ now, isSending, errors: refusal?.errors ?? [], facts: {}, day: [opening] }}
          />
        </div>
        <Honeypot />
        <NoticeOfUse of="application" sentences={sentences} button="Submit Application" />
        {attempt && !isSending && (
          <NotSentYet slug={slug} attempt={attempt} takesFocus={wasSubmitted} />
        )}
        <SendingProgress isSending={isSending} share={share} />
        <div className="row btns">
          <button
            type="submit"
            className="btn call"
            aria-disabled={isSending}
            aria-describedby="notice-of-use"
          >
            {isSending ? 'Submitting...' : 'Submit Application'}
          </button>
        </div>
      </form>
      <EarlyDraft
        draft={formDraftKey(jobApplication, slug)}
        first={{ list: formListKey(jobApplication, slug), text: '"hasReachedSchool":false' }}
      />
    </>
  );
}

/** Apply Now leads here. */
function useFocusOnApply(presses: number, heading: RefObject<HTMLHeadingElement | null>) {
  useEffect(() => {
    if (presses === 0) return;
    document.getElementById('apply')?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [presses, heading]);
}

interface SendingProgressProps {
  isSending: boolean;
  /** 0 to 1: how much has left this device. */
  share: number;
}

const STEP_PERCENT = 25;

/** A bar for the eye; for the ear only each quarter, and that politely. */
function SendingProgress({ isSending, share }: SendingProgressProps) {
  return (
    <div className="sending">
      {isSending && <progress value={share} aria-label="Sending your application" />}
      <p role="status">{isSending && progressInWords(share)}</p>
    </div>
  );
}

function progressInWords(share: number): string {
  if (share >= 1) return 'Sent. We are waiting for the school’s answer.';
  const percent = Math.floor((share * 100) / STEP_PERCENT) * STEP_PERCENT;
  return `Sending your application: ${percent}%`;
}

interface NotSentYetProps {
  slug: string;
  attempt: Attempt;
  /** Somebody has just pressed Submit; on a later visit the note only stands there. */
  takesFocus: boolean;
}

/** The truth when the school could not be reached: nothing is lost, and nothing has to be filled in again. */
function NotSentYet({ slug, attempt, takesFocus }: NotSentYetProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  const isKept = attempt.isFileKept && !isOnlyInMemory(formListKey(jobApplication, slug));
  return (
    <div className="note" ref={note} tabIndex={-1}>
      <p>
        <b>Not sent yet.</b>{' '}
        {isKept
          ? 'Your answers and your resume are saved on this device. They are sent by themselves as soon as there is a connection, while this site is open or when you visit it again. You can also press Submit Application.'
          : 'We could not reach the school, and this device could not keep your application: please leave this page open and press Submit Application again when there is a connection.'}{' '}
        The school takes your application only once.
      </p>
    </div>
  );
}
