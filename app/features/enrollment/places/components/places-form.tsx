import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AskFirst } from '#requests/ask-first.tsx';
import { findTyped, keepTyped } from '#requests/kept-text.ts';
import { TypedBefore } from '#requests/typed-before.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { shortGrade } from '../../grade-levels.ts';
import type { PlacesOfYear } from '../list-places.server.ts';
import { placesLeft, placesTaken } from '../places.ts';
import { placesAt } from '../places-at.ts';
import {
  fromKept,
  numberIn,
  savedText,
  seenAnew,
  stillTyped,
  type TypedByGrade,
  type TypedPlaces,
  toKeep,
  withTyped,
} from '../typed-places.ts';
import { PlacesTable } from './places-table.tsx';

const FORM = 'places';

interface PlacesFormProps {
  list: Pick<PlacesOfYear, 'year' | 'grades' | 'before'>;
  /** The grade whose waiting list stands below. */
  chosen: string | undefined;
}

/** The places of all grades of a year in one table, saved with one press. What is typed stays on this computer. */
export function PlacesForm({ list: { year, grades, before }, chosen }: PlacesFormProps) {
  const keepAs = `places ${year}`;
  const { send, isBusy, refusal } = useServerChange(placesAt);
  const { errorOf, look } = useFieldErrors(refusal);
  const [typed, setTyped] = useState<TypedByGrade>(() =>
    stillTyped(fromKept(findTyped(keepAs)), grades),
  );
  const [isFromBefore, setIsFromBefore] = useState(Object.keys(typed).length > 0);
  const ask = useRef<HTMLDivElement>(null);
  function take(newer: TypedByGrade) {
    setTyped(newer);
    keepTyped(keepAs, toKeep(newer));
  }
  const isFaster = refusal?.status === 409;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, when the grades have come anew
  useEffect(() => {
    if (isFaster) take(seenAnew(typed, grades));
  }, [refusal, grades]);

  const shown = grades.map((entry) => ({
    ...entry,
    places: entry.grade in typed ? numberIn(typed[entry.grade]?.text ?? '') : entry.places,
  }));
  const tooFew = shown.filter(
    ({ grade, places, ...entry }) =>
      grade in typed && places !== undefined && (placesLeft({ places, ...entry }) ?? 0) < 0,
  );
  const changes = Object.keys(typed).length;

  function save(after?: () => void) {
    if (isBusy || changes === 0) return;
    const of = <Value,>(value: (one: TypedPlaces) => Value) =>
      Object.fromEntries(Object.entries(typed).map(([grade, one]) => [grade, value(one)]));
    // What is no number goes as it was typed: the server says what is wrong with it.
    const body = {
      year,
      places: of(({ text }) => numberIn(text) ?? text),
      seen: of(({ seen }) => seen),
    };
    const said = { title: 'Places saved', text: 'The numbers are in the record.' };
    send(body, said, () => {
      take({});
      setIsFromBefore(false);
      after?.();
    });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    save();
  }
  // Without a button that sends it, a form of several fields does not hear of Enter.
  function askOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || tooFew.length === 0) return;
    event.preventDefault();
    ask.current?.querySelector('button')?.click();
  }
  return (
    <>
      {before && (
        <p className="as-before">
          <SmallButton
            onClick={() =>
              take(
                // A grade of which that year says nothing keeps its number.
                grades
                  .filter(({ grade }) => before[grade] !== undefined)
                  .reduce(
                    (all, entry) =>
                      withTyped(all, entry, savedText({ places: before[entry.grade] })),
                    typed,
                  ),
              )
            }
          >
            As in {Number(year) - 1}
          </SmallButton>
        </p>
      )}
      {isFromBefore && changes > 0 && (
        <TypedBefore
          onStartAgain={() => {
            take({});
            setIsFromBefore(false);
          }}
        />
      )}
      <form
        id={FORM}
        className="places-of-year"
        noValidate
        onSubmit={submit}
        onChange={look}
        onKeyDown={askOnEnter}
      >
        <PlacesTable
          year={year}
          grades={shown}
          chosen={chosen}
          textOf={(grade) => typed[grade]?.text}
          savedOf={(grade) => grades.find((entry) => entry.grade === grade)?.places}
          errorOf={errorOf}
          onType={(grade, text) => {
            const entry = grades.find((one) => one.grade === grade);
            if (entry) take(withTyped(typed, entry, text));
          }}
        />
      </form>
      <div className="save-bar">
        {tooFew.length > 0 ? (
          <div ref={ask}>
            <AskFirst
              trigger="Save the places"
              triggerClass="btn"
              title="Fewer places than children who have one?"
              confirm="Save these numbers"
              isBusy={isBusy}
              refusal={refusal}
              onConfirm={(_form, close) => save(close)}
            >
              <ul>
                {tooFew.map(({ grade, places, held }) => (
                  <li key={grade}>
                    {shortGrade(grade)}: {places} places, and {placesTaken(held)} are given.
                  </li>
                ))}
              </ul>
              <p>No place is taken back. Nothing more is offered there until enough are free.</p>
            </AskFirst>
          </div>
        ) : (
          <button type="submit" form={FORM} className="btn" aria-disabled={isBusy}>
            Save the places
          </button>
        )}
        <p className="small muted" role="status">
          {changesInWords(changes)} Fewer places than children who have one is asked first.
        </p>
      </div>
    </>
  );
}

function changesInWords(changes: number): string {
  if (changes === 0) return 'You changed nothing yet.';
  return changes === 1
    ? 'You changed 1 number. It is kept on this computer until you save.'
    : `You changed ${changes} numbers. They are kept on this computer until you save.`;
}
