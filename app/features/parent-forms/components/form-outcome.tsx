import { filledIn } from '#lib/text/filled-in.ts';
import { Paragraphs } from '#ui/text/paragraphs.tsx';

interface FormOutcomeProps {
  /** Once the school has it. */
  reference: string | undefined;
  isKept: boolean;
  next: string[];
  facts: Record<string, string>;
}

const SAVED =
  'Your form is safe on this device. You do not need to fill it in again: it goes out as soon as there is a connection, while this site is open or when you visit it again.';
const NOT_KEPT =
  'This device could not keep your form: please leave this page open until it is sent.';

/** What became of a form that was sent, and what comes next. */
export function FormOutcome({ reference, isKept, next, facts }: FormOutcomeProps) {
  if (!reference) {
    return (
      <p className="note">
        <b>Not sent yet.</b> {isKept ? SAVED : NOT_KEPT}
      </p>
    );
  }
  return (
    <div className="note ok">
      <p>
        Thank you. Your form has reached the school. Your reference is{' '}
        <b className="one-line">{reference}</b>: please write it down.
      </p>
      <Paragraphs lines={next.map((sentence) => filledIn(sentence, facts))} />
      <p>
        <a href="/status">Check the status</a>, with this reference and your email address or the
        last four digits of your phone number.
      </p>
    </div>
  );
}
