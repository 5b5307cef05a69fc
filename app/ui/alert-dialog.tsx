import { type MouseEvent, useRef } from 'react';
import { LinkedText } from './text/linked-text.tsx';

interface AlertDialogProps {
  id: string;
  /** What the button says that opens it. */
  trigger: string;
  title: string;
  text: string;
  /** The only button inside. */
  dismiss: string;
}

/**
 * A button and the message that it opens: the browser's own modal dialog, which keeps the focus inside, closes on
 * Escape and gives the focus back. Newer browsers open it before React hydrates the page. Without scripts the text stands in
 * the page.
 */
export function AlertDialog({ id, trigger, title, text, dismiss }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opensById = { command: 'show-modal', commandfor: id };
  function open(event: MouseEvent<HTMLButtonElement>) {
    const opensByItself = 'commandForElement' in event.currentTarget;
    if (!opensByItself) dialog.current?.showModal();
  }
  return (
    <>
      <button type="button" className="btn line needs-script" onClick={open} {...opensById}>
        {trigger}
      </button>
      <noscript>
        <p>
          <LinkedText text={text} />
        </p>
      </noscript>
      <dialog
        id={id}
        ref={dialog}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <i className="mphasa" />
        <form method="dialog">
          {/* Takes the focus, so that the text is read from its beginning and not from a link inside it. */}
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <p id={`${id}-text`}>
            <LinkedText text={text} />
          </p>
          <button type="submit" className="btn">
            {dismiss}
          </button>
        </form>
      </dialog>
    </>
  );
}
