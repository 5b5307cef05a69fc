import { filledIn } from '#lib/text/filled-in.ts';
import { Paragraphs } from '#ui/text/paragraphs.tsx';

interface FormReceivedProps {
  reference: string;
  next: string[];
  facts: Record<string, string>;
}

/** The reference of a form that has reached the school, and what comes next. */
export function FormReceived({ reference, next, facts }: FormReceivedProps) {
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
