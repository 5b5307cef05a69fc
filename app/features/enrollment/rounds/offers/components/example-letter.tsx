import { useState } from 'react';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { type OfficeLetter, paragraphsOf } from '#lib/mail/office-letter.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { answerByInWords } from '../../../emails/family-letter.ts';
import { standingInWords } from '../offer-letters.ts';
import type { Outcome } from '../plan-offers.ts';
import type { GradeToTell } from '../show-offers.server.ts';

type Family = GradeToTell['children'][number] & { grade: string; of: number };

interface ExampleLetterProps {
  outcome: Outcome;
  letter: OfficeLetter;
  families: readonly Family[];
  answerBy: PlainDate;
}

/** A letter as one family gets it, with its own words; the next ones can be leafed through. */
export function ExampleLetter({ outcome, letter, families, answerBy }: ExampleLetterProps) {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, families.length - 1);
  const family = families[at];
  if (!family) return null;
  const { firstName, reference, grade, number, of } = family;
  return (
    <div className="example-letter">
      <p className="row apart">
        <b aria-live="polite">
          Letter {at + 1} of {families.length}: <bdi>{family.child}</bdi>
        </b>
        <span className="row">
          <SmallButton aria-disabled={at === 0} onClick={() => setChosen(Math.max(0, at - 1))}>
            The one before
          </SmallButton>
          <SmallButton
            aria-disabled={at === families.length - 1}
            onClick={() => setChosen(Math.min(families.length - 1, at + 1))}
          >
            The next one
          </SmallButton>
        </span>
      </p>
      <blockquote>
        <p>
          This is about <bdi>{firstName}</bdi>.
        </p>
        {paragraphsOf(letter.text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {outcome === 'waits' && <p>{standingInWords({ grade, number, of })}</p>}
        {outcome === 'place' && <p>{answerByInWords(answerBy)}</p>}
        <p>Your reference: {reference}</p>
      </blockquote>
      <p className="small muted">
        The first name stands only in a letter to an address that is known to be a guardian’s.
      </p>
    </div>
  );
}
