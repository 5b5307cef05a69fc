import { type FormEvent, useEffect, useState } from 'react';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { useKeptForm } from '#requests/use-kept-form.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { mapGrades } from '../../../grade-levels.ts';
import { toldInNumbers } from '../offer-letters.ts';
import type { OffersRequest } from '../offers-schema.ts';
import { planOffers } from '../plan-offers.ts';
import type { GradeToTell, RoundToTell } from '../show-offers.server.ts';
import { numberTyped, type TypedOffers, typedOffers } from '../typed-offers.ts';
import { GradeInOrder } from './grade-in-order.tsx';
import { ThreeLetters } from './three-letters.tsx';

interface PrepareOffersProps {
  year: string;
  round: RoundToTell;
  /** Of the screen: this is gone once it is done. */
  change: ServerChange<OffersRequest>;
}

/**
 * The sitting: down the drawn order grade by grade, the three letters, and one button. What is typed stays on this computer,
 * also when it is done.
 */
export function PrepareOffers({ year, round, change }: PrepareOffersProps) {
  const { version, seen, releaseAt, answerBy } = round;
  const [typed, setTyped] = useState<TypedOffers>({
    byHand: [],
    lastToWait: mapGrades(() => ''),
    letters: round.letters,
  });
  // What was typed stays: whoever takes all of it back to mend one thing types nothing else again.
  const staying: typeof change = { ...change, send: (body, said) => change.send(body, said) };
  const { form, isBusy, errorOf } = useKeptForm(
    staying,
    `offers ${year}`,
    (fields) => ({ change: 'prepare' as const, year, version, seen, ...typedOffers(fields) }),
    { title: 'The offers are prepared', text: 'Nothing is sent before the day of the letters.' },
  );
  // What was typed before a reload stands in the fields again.
  useEffect(() => {
    if (form.ref.current) setTyped(typedOffers(new FormData(form.ref.current)));
  }, [form.ref]);
  const grades = round.grades.map((grade) => ({
    grade,
    planned: planAsTyped(grade, round, typed),
  }));
  const outcomes = new Map(grades.flatMap(({ planned }) => [...planned.outcomes]));
  const moment = instantInWords(new Date(releaseAt));
  return (
    <form
      {...form}
      className="offers-form"
      onChange={(event: FormEvent<HTMLFormElement>) => {
        form.onChange(event);
        setTyped(typedOffers(new FormData(event.currentTarget)));
      }}
    >
      <p>
        Go down the order of each grade, read the three letters, and press the button at the end.
        Nothing is sent before {moment}. Until then you can take all of it back.
      </p>
      {grades.map(({ grade, planned }) => (
        <GradeInOrder
          key={grade.grade}
          grade={grade}
          planned={planned}
          typed={typed}
          errorOf={errorOf}
        />
      ))}
      <ThreeLetters
        letters={round.letters}
        typed={typed.letters}
        grades={round.grades}
        outcomes={outcomes}
        answerBy={answerBy}
        errorOf={errorOf}
      />
      <section aria-labelledby="confirm">
        <h2 id="confirm">Prepare all of it</h2>
        <p>
          {toldInNumbers([...outcomes.values()])}. All letters go out on {moment}, in the same
          minute. No family reads a decision before that.
        </p>
        <button type="submit" className="btn call" aria-disabled={isBusy || outcomes.size === 0}>
          Prepare the offers
        </button>
      </section>
    </form>
  );
}

function planAsTyped(
  { grade, places, children }: GradeToTell,
  { atLastPlace }: Pick<RoundToTell, 'atLastPlace'>,
  { byHand, lastToWait }: TypedOffers,
) {
  return planOffers(children, {
    places,
    atLastPlace,
    lastToWait: numberTyped(lastToWait[grade]),
    byHand: new Map(byHand.map(({ reference, outcome }) => [reference, outcome])),
  });
}
