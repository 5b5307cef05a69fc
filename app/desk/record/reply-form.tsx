import { type ReactNode, useRef } from 'react';
import { letterLimits, type OfficeLetter } from '#lib/mail/office-letter.ts';
import type { Where } from '#requests/address.ts';
import { useKeptForm } from '#requests/use-kept-form.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { TextField } from '#ui/fields/input-field.tsx';
import { SmallButton } from '#ui/small-button.tsx';

interface ReplyFormProps<Body extends object> {
  /** Such as `Your answer to Agness Kabwe`. */
  label: string;
  confirm: string;
  /** What is said once the mail is on its way. */
  done: string;
  /** Under this name what is typed is kept on this computer until it is sent. */
  keepAs: string;
  /** Where the letter is sent from. */
  at: Where<{ takes: Body }>;
  /** What is asked for there. */
  changeWith: NoInfer<(letter: OfficeLetter) => Body>;
  subject: string;
  /** What stands in the field at first. */
  draft: string;
  /** Texts that the office keeps; a press puts one into the field. */
  readyTexts?: readonly { id: string; title: string; words: string }[];
  /** The whole text, of what was typed. */
  textOf?(typed: string): string;
  /** Where it goes, and what goes with it. */
  children: ReactNode;
}

/**
 * A mail that somebody of the office writes about a record, open below what came. It stays on the screen when it is
 * sent, to say so: `keepAs` then names the next one.
 */
export function ReplyForm<Body extends object>(props: ReplyFormProps<Body>) {
  const { label, confirm, done, keepAs, at, changeWith, subject, draft, textOf, children } = props;
  const { readyTexts = [] } = props;
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { form, isBusy, errorOf } = useKeptForm(
    useServerChange(at),
    keepAs,
    (typed) => {
      const text = String(typed.get('text'));
      return changeWith({ subject, text: textOf ? textOf(text) : text });
    },
    { title: done, text: 'The mail is on its way.' },
    // The answer stands above the field now, and the field is low again: both have moved the button away.
    () => requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'center' })),
  );
  return (
    <form {...form} className="reply no-print">
      <TextField
        id="reply-text"
        ref={field}
        label={label}
        error={errorOf('text') ?? errorOf('letter.text')}
        name="text"
        rows={6}
        maxLength={letterLimits.text}
        defaultValue={draft}
      />
      {readyTexts.length > 0 && (
        <fieldset className="readies row" aria-label="Ready texts">
          {readyTexts.map(({ id, title, words }) => (
            <SmallButton key={id} onClick={() => field.current && putInto(field.current, words)}>
              {title}
            </SmallButton>
          ))}
        </fieldset>
      )}
      <button ref={button} type="submit" className="btn" aria-disabled={isBusy}>
        {confirm}
      </button>
      <p className="small muted">
        {children} It leaves at once, with the subject “{subject}”. What you type is kept on this
        computer until you send it.
      </p>
    </form>
  );
}

/**
 * Puts words where somebody is writing; into a draft that nobody has changed, between greeting and name. The form hears
 * of it as of anything that is typed.
 */
function putInto(field: HTMLTextAreaElement, words: string): void {
  const gap = field.value === field.defaultValue ? field.value.indexOf('\n\n\n') + 2 : -1;
  const at = gap > 1 ? gap : field.selectionEnd;
  field.setRangeText(words, gap > 1 ? at : field.selectionStart, at, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
