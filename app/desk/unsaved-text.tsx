import { useEffect, useId, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

interface UnsavedTextProps {
  isUnsaved: boolean;
  /** Addresses that begin so stay free. */
  to: string;
}

/**
 * Asks before somebody leaves a form with a file, which cannot be kept as text is (`requests/kept-text.ts`), with a link
 * or Back. For a reload or a closed tab only the browser itself can ask.
 */
export function UnsavedText({ isUnsaved, to }: UnsavedTextProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ nextLocation }) => isUnsaved && !nextLocation.pathname.startsWith(to),
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (isAsking) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsking]);
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby={id}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      <form method="dialog">
        <h2 id={id}>What you typed is not saved</h2>
        <p>If you leave now, it is lost.</p>
        <div className="ask-foot row">
          <button type="button" className="btn line" onClick={() => dialog.current?.close()}>
            Stay here
          </button>
          <button type="button" className="btn danger" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </button>
        </div>
      </form>
    </dialog>
  );
}
