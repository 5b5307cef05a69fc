import { type FormEvent, type ReactNode, useId, useRef } from 'react';

interface AskFirstProps {
  /** What the button says that asks. */
  trigger: ReactNode;
  triggerClass?: string;
  title: string;
  /** What the button says that does it. */
  confirm: string;
  isBusy: boolean;
  /** Does it; call `close` once it is done, so that a refusal leaves everything as it was typed. */
  onConfirm(form: FormData, close: () => void): void;
  children: ReactNode;
}

/** A button that asks in a dialog before anything happens. */
export function AskFirst({
  trigger,
  triggerClass = 'btn line',
  title,
  confirm,
  isBusy,
  onConfirm,
  children,
}: AskFirstProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) onConfirm(new FormData(event.currentTarget), close);
  }
  return (
    <>
      <button type="button" className={triggerClass} onClick={() => dialog.current?.showModal()}>
        {trigger}
      </button>
      <dialog ref={dialog} className="ask" aria-labelledby={id}>
        <form onSubmit={submit}>
          <h2 id={id}>{title}</h2>
          {children}
          <div className="row">
            <button type="submit" className="btn" aria-disabled={isBusy}>
              {confirm}
            </button>
            <button type="button" className="btn line" onClick={close}>
              Cancel
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
