import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { listEntries, removeEntry } from '#forms/device/submission-list.ts';
import { isFormBeingSent, WAIT_UNTIL_SENT } from '#forms/device/while-sending.ts';
import { isOnlyInMemory, rawText, watch, watchOtherTabs } from '#lib/device/device-store.ts';
import { goTo } from '#lib/device/use-query.ts';
import { AnotherChild } from '../another-child/another-child.tsx';
import { beginAnotherChild } from '../another-child/other-drafts.ts';
import { answersOf } from '../answers.ts';
import { applicationsKey, draftKey } from '../device-keys.ts';
import { currentDraft, forgetDraft, readTogether } from '../draft.ts';
import { REVIEW_STEP } from '../step-names.ts';
import { type BackAgainProps, hasRestored } from './back-again.tsx';
import { fillDeviceList } from './fill-device-list.ts';
import { focusForm } from './focus-form.ts';
import { OtherDrafts } from './other-drafts.tsx';

/** What this device still has: a form that somebody began, and the applications that were sent from here. */
export function OnThisDevice({ slug, usualYear, onStartAgain }: BackAgainProps) {
  const question = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLElement>(null);
  const listKey = applicationsKey(slug);
  const kept = useSyncExternalStore(
    (onChange) => watch(listKey, onChange),
    () => rawText(listKey),
  );
  // One that was overdue has been forgotten as the form was opened.
  const [isAsked, setIsAsked] = useState(
    () => hasRestored() && rawText(draftKey(slug)) !== null && !isOnlyInMemory(draftKey(slug)),
  );
  // Another tab has sent it, or begun anew.
  useEffect(
    () =>
      watchOtherTabs(draftKey(slug), () =>
        setIsAsked((asked) => asked && rawText(draftKey(slug)) !== null),
      ),
    [slug],
  );

  const [hint, setHint] = useState('');

  useEffect(() => {
    fillDeviceList(list.current, kept, (key) => {
      removeEntry(listKey, key);
      // The button that was pressed is gone.
      list.current?.focus();
    });
  }, [kept, listKey]);

  function leave(where: string) {
    setIsAsked(false);
    goTo(where, { replace: true });
    focusForm();
  }

  /** The form begins anew from the draft that the device has now. */
  function beginAnew() {
    onStartAgain();
    leave('/enrollment');
  }

  const [latest] = listEntries(listKey).toReversed();
  const earlier = latest
    ? {
        answers: answersOf(latest),
        togetherWith: latest.delivery?.reference ?? latest.delivery?.key,
      }
    : { answers: currentDraft(slug) };
  const { parent1FirstName, parent1LastName } = earlier.answers;
  const isForAnother = readTogether(slug) !== undefined;

  function ask() {
    if (isFormBeingSent()) setHint(WAIT_UNTIL_SENT);
    else question.current?.showModal();
  }

  function answer(answered: string) {
    if (answered !== 'start-again') return;
    forgetDraft(slug);
    beginAnew();
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
      {isForAnother && !isAsked && (
        <p className="note" role="status">
          This form is for another child. What you wrote about parents, guardians and the emergency
          contact is in it already. Please check it in steps 2 and 3.
        </p>
      )}
      <OtherDrafts slug={slug} onGoOn={beginAnew} />
      <section ref={list} className="note" tabIndex={-1} hidden />
      {parent1FirstName.trim() && !isForAnother && (
        <div className="mb-g5">
          <AnotherChild
            guardian={`${parent1FirstName} ${parent1LastName}`}
            onAnswer={(isTheirs) => {
              if (isFormBeingSent()) return;
              beginAnotherChild(slug, isTheirs ? earlier : undefined, usualYear);
              beginAnew();
            }}
          />
        </div>
      )}
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
