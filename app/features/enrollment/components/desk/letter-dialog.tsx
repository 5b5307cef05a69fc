import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { BODY_LIMIT, SUBJECT_LIMIT } from '../../desk-limits.ts';
import type { LetterText } from '../../emails/family-letter.ts';

interface LetterDialogProps {
  title: string;
  /** Whom the mail goes to, in words. */
  to: string;
  letter: LetterText;
  bringsAccessCode: boolean;
  /** What the button says that does it. */
  button: string;
  isBusy: boolean;
  /** Without a letter the move is made and nobody is written to. */
  onSend: (letter: LetterText | undefined) => void;
  onClose: () => void;
}

/** The mail to the family as it will leave, to be read and changed before. Open for as long as it is there. */
export function LetterDialog(props: LetterDialogProps) {
  const { title, to, letter, bringsAccessCode, button, isBusy, onSend, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSent, setIsSent] = useState(true);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSend(
      isSent
        ? { subject: String(typed.get('subject')), body: String(typed.get('body')) }
        : undefined,
    );
  }
  return (
    <dialog ref={dialog} className="letter-dialog" aria-labelledby="letter-title" onClose={onClose}>
      <form onSubmit={press}>
        <h2 id="letter-title">{title}</h2>
        <label className="check">
          <input
            className="chk"
            type="checkbox"
            checked={isSent}
            onChange={(event) => setIsSent(event.currentTarget.checked)}
          />{' '}
          Send this mail to {to}
        </label>
        <div hidden={!isSent}>
          <Field id="letter-subject" label="Subject" isWide>
            {(control) => (
              <input
                {...control}
                name="subject"
                defaultValue={letter.subject}
                maxLength={SUBJECT_LIMIT}
                required={isSent}
              />
            )}
          </Field>
          <Field id="letter-body" label="Text" isWide>
            {(control) => (
              <textarea
                {...control}
                name="body"
                rows={9}
                defaultValue={letter.body}
                maxLength={BODY_LIMIT}
                required={isSent}
              />
            )}
          </Field>
          <p className="small">
            Below this text the mail says the reference
            {bringsAccessCode && ', a new access code for the parent portal,'} and the addresses of
            the parent portal and of the page that shows the state. It leaves ten minutes after you
            press; until then you can take it back.
          </p>
        </div>
        <div className="row btns">
          <button type="submit" className="btn" disabled={isBusy}>
            {isSent ? `${button} and send` : `${button} without a mail`}
          </button>
          <button type="button" className="btn line" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}
