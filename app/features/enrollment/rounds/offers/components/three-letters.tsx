import type { PlainDate } from '#lib/dates/plain-date.ts';
import { letterLimits } from '#lib/mail/office-letter.ts';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import { everyOutcome, type OfferLetters, outcomeWords } from '../offer-letters.ts';
import type { Outcome } from '../plan-offers.ts';
import type { GradeToTell } from '../show-offers.server.ts';
import { letterFields } from '../typed-offers.ts';
import { ExampleLetter } from './example-letter.tsx';

interface ThreeLettersProps {
  letters: OfferLetters;
  /** As they are typed now. */
  typed: OfferLetters;
  grades: readonly GradeToTell[];
  outcomes: ReadonlyMap<string, Outcome>;
  answerBy: PlainDate;
  errorOf(name: string): string | undefined;
}

/** The three letters to read and change, each as it goes to one family after the other. */
export function ThreeLetters({ letters, typed, grades, outcomes, ...shown }: ThreeLettersProps) {
  return (
    <section aria-labelledby="letters">
      <h2 id="letters" className="ruled">
        The three letters
      </h2>
      <p>
        Below your text each letter says what is of this child alone: its number, or the day to
        answer with a link and an access code, and the reference.
      </p>
      {everyOutcome.map((outcome) => {
        const fields = letterFields(outcome);
        const families = grades.flatMap(({ grade, children }) =>
          children
            .filter(({ reference }) => outcomes.get(reference) === outcome)
            .map((child) => ({ ...child, grade, of: children.length })),
        );
        const { letter } = outcomeWords[outcome];
        return (
          <fieldset key={outcome} className="letter-of-round">
            <legend>
              {letter}: {families.length === 1 ? '1 child' : `${families.length} children`}
            </legend>
            <div hidden={families.length === 0}>
              <InputField
                id={fields.subject}
                label="Subject"
                maxLength={letterLimits.subject}
                defaultValue={letters[outcome].subject}
                autoComplete="off"
              />
              <TextField
                id={fields.text}
                label="Text"
                hint="An empty line begins a new paragraph."
                rows={6}
                maxLength={letterLimits.text}
                defaultValue={letters[outcome].text}
              />
              <ExampleLetter
                outcome={outcome}
                letter={typed[outcome]}
                families={families}
                answerBy={shown.answerBy}
              />
            </div>
            {families.length === 0 && <p>No family gets this letter.</p>}
          </fieldset>
        );
      })}
    </section>
  );
}
