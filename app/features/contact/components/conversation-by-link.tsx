import type { Refusal } from '#forms/refusal.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { WORDS_FIELD } from '../conversation/answer-draft.ts';
import type { SaidToFamily } from '../conversation/read-conversation.server.ts';
import { KeptWords } from './kept-words.tsx';
import { Said } from './said.tsx';

interface ConversationByLinkProps {
  /** Of the mail's link, which the form carries. */
  token: string;
  /** The child, on a page with several conversations. */
  about?: string;
  /** With which the device may send what is written about that child (`opened-page.enhance.ts`). */
  pass?: string | undefined;
  /** Under which the words are kept on the device. */
  reference: string;
  slug: string;
  said: readonly SaidToFamily[];
  /** What the words ask for, where that has a name. */
  asks?: string | undefined;
  /** The last of it that stood on the screen. */
  after?: string | undefined;
  words?: string;
  isSent?: boolean;
  refusal?: Refusal;
  /** What the field is called while nothing was sent, and the button. */
  label: string;
  button: string;
}

/** What the school and the family said, and a form without a script to say more; for pages that a mail's link opens. */
export function ConversationByLink(props: ConversationByLinkProps) {
  const { token, words, isSent = false, refusal, reference, said, slug, label, button } = props;
  const { about, pass, asks, after = said.at(-1)?.id ?? '' } = props;
  const id = about ? `${about}-${WORDS_FIELD}` : WORDS_FIELD;
  const errors = (refusal?.errors ?? []).map((error) => ({ ...error, field: id }));
  return (
    <>
      {refusal && <ErrorSummary errors={errors} detail={refusal.detail} />}
      {isSent && <AnswerIsThere reference={reference} />}
      <Said said={said} />
      <form method="post" data-about={pass && about}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="after" value={after} />
        {asks && <input type="hidden" name="asks" value={asks} />}
        {about && <input type="hidden" name="about" value={about} />}
        {pass && <input type="hidden" name="pass" value={pass} />}
        <KeptWords
          {...{ id, slug, words, isSent }}
          keepAs={reference}
          label={isSent ? 'Write more' : label}
          error={errors[0]?.message}
          rows={5}
        />
        <button className="btn" type="submit">
          {button}
        </button>
      </form>
    </>
  );
}

export function AnswerIsThere({ reference }: { reference: string }) {
  return (
    <p className="note ok">
      Your answer has reached the school. Its reference is <b className="one-line">{reference}</b>.
    </p>
  );
}

/** What was written to a link that opens nothing any more. */
export function LostWords({ words }: { words: string }) {
  return (
    <>
      <p>Nothing was sent. You wrote:</p>
      <p className="note as-typed">{words}</p>
    </>
  );
}
