import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { focusChosen, focusRefused, keepFocusNear } from './keep-focus-near.ts';
import type { ChangeRefusal } from './server-requests.ts';
import { TypedBefore } from './typed-before.tsx';
import { useKeptText } from './use-kept-text.ts';

interface AskFirstProps {
  /** What the button says that asks. */
  trigger: ReactNode;
  triggerClass?: string;
  /** What it is about, said behind the trigger to those who do not see what it stands beside. */
  triggerAbout?: string;
  title: string;
  /** What the button says that does it. */
  confirm: string;
  /** What it does cannot be brought back, so its button is red. */
  isDestructive?: boolean;
  isBusy: boolean;
  /** Why it was not done, of the change that `onConfirm` makes. It is said inside the dialog. */
  refusal?: ChangeRefusal | undefined;
  /**
   * False while this cannot be done: then there is no button. A dialog that is open when a colleague has made it
   * impossible stays as it was, says who did what, and only closes.
   */
  isPossible?: boolean;
  /** Under this name the text of the fields is kept on this computer until it is done. */
  keepAs?: string;
  /** Hears that somebody has opened it. */
  onOpen?(): void;
  /** Hears what stands in the fields when they are shown, also what was typed before, and after each change. */
  onFilled?(typed: FormData): void;
  /** Hears of each change in the fields. */
  onChange?(event: FormEvent<HTMLFormElement>): void;
  /**
   * Does it; call `close` once it is done, so that a refusal leaves everything as it was typed. With `keeps` the words
   * stay, for those of several with whom it was not done.
   */
  onConfirm(form: FormData, close: (how?: { keeps: boolean }) => void): void;
  children: ReactNode;
}

/** A button that asks in a dialog before anything happens. */
export function AskFirst({
  trigger,
  triggerClass = 'btn line',
  triggerAbout,
  title,
  confirm,
  isDestructive,
  isBusy,
  refusal,
  isPossible = true,
  keepAs,
  onOpen,
  onFilled,
  onChange,
  onConfirm,
  children,
}: AskFirstProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const giveFocusBack = useRef<() => void>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const text = useKeptText(form, keepAs, isOpen);
  const said = isAsked && !isBusy ? refusal : undefined;
  // The sentence by the button is read out all the same.
  useEffect(() => {
    if (said) focusRefused(form.current);
  }, [said]);
  const tellFilled = () => form.current && onFilled?.(new FormData(form.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was typed before is there, or taken out
  useEffect(() => void tellFilled(), [isOpen, text.isRestored]);
  const asked = useLastPossible({ title, confirm, children }, isPossible);
  function open() {
    setIsOpen(true);
    setIsAsked(false);
    giveFocusBack.current = keepFocusNear();
    dialog.current?.showModal();
    focusChosen();
    onOpen?.();
  }
  const close = () => dialog.current?.close();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || !isPossible) return;
    setIsAsked(true);
    onConfirm(new FormData(event.currentTarget), ({ keeps } = { keeps: false }) => {
      close();
      if (!keeps) text.forget();
    });
  }
  return (
    <>
      {isPossible && (
        <button type="button" className={triggerClass} onClick={open}>
          {trigger}
          {triggerAbout && <span className="visually-hidden">{triggerAbout}</span>}
        </button>
      )}
      {(isPossible || isOpen) && (
        <dialog
          ref={dialog}
          className="ask"
          aria-labelledby={id}
          onClose={() => {
            setIsOpen(false);
            giveFocusBack.current?.();
          }}
        >
          <form
            ref={form}
            onSubmit={submit}
            onChange={(event) => {
              text.keep();
              tellFilled();
              onChange?.(event);
            }}
          >
            <h2 id={id}>{asked.title}</h2>
            {text.isRestored && <TypedBefore onStartAgain={text.forget} />}
            {asked.children}
            <div className="ask-foot">
              {/* By the button: on a low screen the head of a long dialog is out of sight when it is pressed. */}
              <div role="alert">
                {said && (
                  <p className="note">
                    <b>{said.title}.</b> {said.detail}
                  </p>
                )}
              </div>
              <div className="row">
                {isPossible ? (
                  <button
                    type="submit"
                    className={isDestructive ? 'btn danger' : 'btn'}
                    aria-disabled={isBusy}
                  >
                    {asked.confirm}
                  </button>
                ) : (
                  <p>This step is no longer possible.</p>
                )}
                <button type="button" className="btn line" onClick={close}>
                  {isPossible ? 'Cancel' : 'Close'}
                </button>
              </div>
            </div>
          </form>
        </dialog>
      )}
    </>
  );
}

/** What the dialog asks; what it asked last, once that is not possible any more. */
function useLastPossible<Asked>(asked: Asked, isPossible: boolean): Asked {
  const last = useRef(asked);
  if (isPossible) last.current = asked;
  return last.current;
}
