import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isFormBeingSent, WAIT_UNTIL_SENT } from '#forms/device/while-sending.ts';
import { rawText, watch } from '#lib/device/device-store.ts';
import { goTo } from '#lib/device/use-query.ts';
import { listApplications } from '../../desk/list-applications.ts';
import { applicationsKey, draftKey } from '../device-keys.ts';
import { forgetDraft } from '../draft.ts';
import { REVIEW_STEP } from '../questions.ts';
import type { BackAgainProps } from './back-again.tsx';

/** What this device still has: a form that somebody began, and the applications that were sent from here. */
export function OnThisDevice({
  slug,
  hasDraft,
  onStartAgain,
}: BackAgainProps & { hasDraft: boolean }) {
  const question = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLElement>(null);
  const listKey = applicationsKey(slug);
  const kept = useSyncExternalStore(
    (onChange) => watch(listKey, onChange),
    () => rawText(listKey),
  );
  // One that was overdue has been forgotten as the form was opened.
  const [isAsked, setIsAsked] = useState(hasDraft && rawText(draftKey(slug)) !== null);

  const [hint, setHint] = useState('');

  useEffect(() => listApplications(list.current, kept), [kept]);

  function leave(where: string) {
    setIsAsked(false);
    goTo(where, { replace: true });
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('#enrollment-form h2')?.focus(),
    );
  }

  function ask() {
    if (isFormBeingSent()) setHint(WAIT_UNTIL_SENT);
    else question.current?.showModal();
  }

  function answer(answered: string) {
    if (answered !== 'start-again') return;
    forgetDraft(draftKey(slug));
    onStartAgain();
    leave('/enrollment');
  }

  return (
    <>
      {isAsked && (
        <section className="note" aria-labelledby="kept-draft">
          <p id="kept-draft">
            <b>You have started this form before.</b> Your answers are still on this device.
          </p>
          <div className="row">
            {/* The form itself gives way to the first step that still needs something. */}
            <button
              type="button"
              className="btn"
              onClick={() => leave(`/enrollment?step=${REVIEW_STEP}`)}
            >
              Go on
            </button>
            <button type="button" className="btn danger line" onClick={ask}>
              Start again
            </button>
          </div>
          <div role="status">{hint && <p>{hint}</p>}</div>
        </section>
      )}
      <section ref={list} className="note" hidden />
      <dialog
        ref={question}
        role="alertdialog"
        aria-labelledby="start-again-title"
        aria-describedby="start-again-text"
        onClose={(event) => answer(event.currentTarget.returnValue)}
      >
        <i className="mphasa" />
        <form method="dialog">
          <h2 id="start-again-title">Start again with an empty form?</h2>
          <p id="start-again-text">
            The answers that you have typed and not sent are removed from this device. What you have
            sent stays as it is.
          </p>
          <div className="row">
            <button type="submit" className="btn line">
              Keep my answers
            </button>
            <button type="submit" className="btn danger" value="start-again">
              Start again
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
