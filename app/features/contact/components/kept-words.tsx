import { TextField } from '#ui/fields/input-field.tsx';
import { InlineScript } from '#ui/inline-script.tsx';
import { answerDraftKey, WORDS_FIELD } from '../conversation/answer-draft.ts';
import { keepWords } from '../conversation/keep-words.ts';
import { messageLimits } from '../limits.ts';

interface KeptWordsProps {
  id: string;
  label: string;
  rows: number;
  slug: string;
  /** Under which the words are kept on the device; no other field of the page has the same. */
  keepAs: string;
  words?: string;
  error?: string | undefined;
  /** What was kept is at the school now. */
  isSent?: boolean;
}

/** A field for words to the school on a page without scripts: what is typed into it outlives a reload and a flat battery. */
export function KeptWords(props: KeptWordsProps) {
  const { id, slug, keepAs, words = '', isSent = false, ...shown } = props;
  const parameters = [answerDraftKey(slug, keepAs), isSent].map((one) => JSON.stringify(one));
  return (
    <>
      <TextField
        {...shown}
        id={id}
        name={WORDS_FIELD}
        hint={
          <span className="if-kept">What you type is kept on this device until it is sent.</span>
        }
        required
        maxLength={messageLimits.message}
        defaultValue={words}
      />
      <InlineScript
        text={`try{(${keepWords})(document.getElementById(${JSON.stringify(id)}),${parameters})}catch{}`}
      />
    </>
  );
}

/** Where the school has what was asked for with such words: no field of the page has them any more. */
export function ForgetWords({ slug, keepAs }: Pick<KeptWordsProps, 'slug' | 'keepAs'>) {
  const key = JSON.stringify(answerDraftKey(slug, keepAs));
  return <InlineScript text={`try{localStorage.removeItem(${key})}catch{}`} />;
}
