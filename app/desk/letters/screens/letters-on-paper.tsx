import { useEffect } from 'react';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import type { Letterhead } from '#lib/mail/letter.ts';
import { paragraphsOf } from '#lib/mail/office-letter.ts';
import type { ReceiverInAccount } from '../list-letters.ts';

interface LettersOnPaperProps {
  receivers: readonly ReceiverInAccount[];
  school: Letterhead;
  onPrinted: () => void;
}

/** One A4 page for each household, which stands here only while it is printed. */
export function LettersOnPaper({ receivers, school, onPrinted }: LettersOnPaperProps) {
  useEffect(() => {
    window.print();
    onPrinted();
  }, [onPrinted]);
  const today = dayMonthYear(dayInLusaka(new Date()));
  return (
    <div className="letters-on-paper">
      {receivers.map(({ id, name, letter }) =>
        letter ? (
          <article key={id} className="printed-letter">
            <address>
              <b>{school.name}</b>
              {[...school.address, school.phone, school.email].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p>{today}</p>
            <p dir="auto">{name}</p>
            <p>
              <b>{letter.subject}</b>
            </p>
            {paragraphsOf(letter.text).map((paragraph) => (
              <p key={paragraph} className="as-typed">
                {paragraph}
              </p>
            ))}
            {letter.reference && (
              <p>
                Your reference: <b className="ref">{letter.reference}</b>
              </p>
            )}
          </article>
        ) : null,
      )}
    </div>
  );
}
