import { useState } from 'react';
import { paragraphsOf } from '#lib/mail/office-letter.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { asReadBy, asText, placeholderFault } from '../letter-words.ts';
import type { LetterToWrite, ShownReceiver } from '../list-letters.ts';
import { wayWords } from '../way-words.ts';

interface LetterPreviewProps {
  letter: LetterToWrite;
  written: { subject: string; text: string };
}

/** The letter as each person reads it, one after the other. */
export function LetterPreview({ letter, written }: LetterPreviewProps) {
  const [at, setAt] = useState(0);
  const reached = letter.receivers.filter(({ way }) => way !== 'nobody');
  const receiver = reached[at];
  if (!receiver) return null;
  const known = Object.keys(letter.placeholders);
  const fault = placeholderFault(`${written.subject}\n${written.text}`, known);
  const missing = whatIsMissing(written);
  const step = (to: number) => setAt((to + reached.length) % reached.length);
  return (
    <section aria-labelledby="letter-preview">
      <h2 id="letter-preview">What each of them reads</h2>
      <div className="row apart">
        <p className="mb-0" role="status">
          <b>
            {at + 1} of {reached.length}
          </b>
          : <span dir="auto">{receiver.name}</span>, {wayWords[receiver.way].by}
        </p>
        <div className="row">
          <SmallButton onClick={() => step(at - 1)}>
            Previous<span className="visually-hidden"> person</span>
          </SmallButton>
          <SmallButton onClick={() => step(at + 1)}>
            Next<span className="visually-hidden"> person</span>
          </SmallButton>
        </div>
      </div>
      {fault && <p className="note">{fault}</p>}
      {missing && <p className="muted">{missing}</p>}
      <article className="letter-read" aria-label={`Letter to ${receiver.name}`}>
        <Words receiver={receiver} written={written} signature={letter.signature} />
      </article>
    </section>
  );
}

/** Where nothing is written yet, the letter would hold the reference only. */
function whatIsMissing({ subject, text }: LetterPreviewProps['written']): string | undefined {
  const [hasSubject, hasText] = [subject.trim() !== '', text.trim() !== ''];
  if (hasSubject && hasText) return undefined;
  if (hasText) return 'The subject is missing: write it, it stands first in the mail.';
  return hasSubject
    ? 'The text is missing: write it, and you see here what this person reads.'
    : 'The subject and the text are missing: write them, and you see here what this person reads.';
}

interface WordsProps {
  receiver: ShownReceiver;
  written: { subject: string; text: string };
  signature: string;
}

function Words({ receiver: { way, says, to }, written, signature }: WordsProps) {
  const { subject, text } = asReadBy(written, says);
  const words = way === 'phone' ? asText(written, says, signature) : text;
  return (
    <>
      {to && <p className="small muted mb-g2">To {to}</p>}
      {way !== 'phone' && subject && (
        <p className="mb-g2">
          <b>{subject}</b>
        </p>
      )}
      {paragraphsOf(words).map((paragraph) => (
        <p key={paragraph} className="as-typed mb-g2">
          {paragraph}
        </p>
      ))}
      {way !== 'phone' && says.reference && <p>Your reference: {says.reference}</p>}
    </>
  );
}
