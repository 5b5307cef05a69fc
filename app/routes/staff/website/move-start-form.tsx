import { type FormEvent, useEffect, useState } from 'react';
import { MovesBeforehand } from '#features/calendar/desk/components/moves-beforehand.tsx';
import { isShownYear } from '#features/calendar/school-years.ts';
import { movableTerms, moveStart } from '#features/calendar/term-starts/move-start.ts';
import { whatMoves } from '#features/calendar/term-starts/what-moves.ts';
import { classesOf } from '#features/content/grades.ts';
import { shortGrade } from '#features/enrollment/grade-levels.ts';
import { contentParts } from '#features/publishing/parts.ts';
import type { PartToEdit } from '#features/publishing/versions.server.ts';
import { dayMonthYear, isRealDate, type PlainDate, weekdayName } from '#lib/dates/plain-date.ts';
import { findTyped, forgetText, keepTyped } from '#requests/kept-text.ts';
import { TypedBefore } from '#requests/typed-before.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Field } from '#ui/fields/field.tsx';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { ChooseGrades } from './choose-grades.tsx';

/** What is chosen and not yet moved is kept on this computer under this name. */
const KEPT = 'move an opening';

interface MoveStartFormProps {
  loaded: PartToEdit;
  isBusy: boolean;
  /** Publishes these dates; `then` runs once they are. */
  onMove(dates: object, then: () => void): void;
}

/** Which term, from which day and for whom; what else moves stands below before it is pressed. */
export function MoveStartForm({ loaded, isBusy, onMove }: MoveStartFormProps) {
  const { around, today } = loaded;
  const value = loaded.value as ReturnType<typeof contentParts.dates.take>;
  const offered = movableTerms(value.terms, today).filter((index) =>
    isShownYear(around.calendar, yearOf(value.terms[index]?.startsOn)),
  );
  const [kept] = useState(() => {
    const found = findTyped(KEPT);
    const at = offered.find((index) => termInWords(value.terms[index]) === found?.term);
    // Of a term that is over or has been moved since, nothing is put on another one.
    return found && at !== undefined
      ? { at, day: found.day ?? '', grades: found.grades?.split('\n').filter(Boolean) }
      : undefined;
  });
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const [chosen, setTerm] = useState(kept?.at);
  const [to, setDay] = useState<PlainDate | ''>(kept?.day ?? '');
  const [grades, setGrades] = useState(kept?.grades);
  const [isPressed, setIsPressed] = useState(false);
  const term = chosen !== undefined && offered.includes(chosen) ? chosen : (offered[0] ?? -1);
  const allGrades = classesOf(around.enrollment.classes, yearOf(value.terms[term]?.startsOn)).map(
    ({ grade }) => shortGrade(grade),
  );
  const shift = { term, to, grades };
  const result = moveStart(value, shift, { allGrades, today });
  const error = isPressed && 'refusal' in result ? result : undefined;
  const errors = error && [{ field: error.field, message: error.refusal }];
  const summary = useErrorArrival(errors);

  const termInForm = termInWords(value.terms[term]);
  useEffect(() => {
    const isTyped = chosen !== undefined || to !== '' || grades !== undefined;
    const whom = grades && { grades: grades.join('\n') };
    keepTyped(KEPT, isTyped ? { term: termInForm, day: to, ...whom } : undefined);
  }, [chosen, termInForm, to, grades]);

  function startAgain() {
    forgetText(KEPT);
    setTerm(undefined);
    setDay('');
    setGrades(undefined);
    setIsRestored(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsPressed('refusal' in result);
    if ('refusal' in result) return;
    onMove(result.dates, startAgain);
  }
  if (offered.length === 0) {
    return <p className="note">No term lies ahead. Enter the next school year under All dates.</p>;
  }
  return (
    <form noValidate onSubmit={submit} onChange={() => setIsPressed(false)}>
      {errors && <ErrorSummary ref={summary} errors={errors} />}
      {isRestored && <TypedBefore onStartAgain={startAgain} />}
      <SelectField
        id="term"
        label="Term"
        value={term}
        onChange={(event) => setTerm(Number(event.currentTarget.value))}
      >
        <Options of={offered.map((index) => [String(index), termInWords(value.terms[index])])} />
      </SelectField>
      <Field
        id="day"
        label="New first day"
        error={error?.field === 'day' ? error.refusal : undefined}
      >
        {(control) => <DateField control={control} value={to} onDay={setDay} />}
      </Field>
      <ChooseGrades
        all={allGrades}
        chosen={grades}
        error={error?.field === 'grades' ? error.refusal : undefined}
        onChange={setGrades}
      />
      <MovesBeforehand
        refusal={'refusal' in result && isRealDate(to) ? result.refusal : undefined}
        moved={'dates' in result ? whatMovesTo(result.dates) : undefined}
      />
      <button type="submit" className="btn" aria-disabled={isBusy}>
        Move the opening
      </button>
    </form>
  );

  function whatMovesTo(dates: object) {
    const after = { ...around, ...contentParts.dates.place(around, dates) };
    return whatMoves(around, after, { term, to, today });
  }
}

const yearOf = (day: PlainDate | undefined) => Number(day?.slice(0, 4));

function termInWords(term: { name: string; startsOn: PlainDate } | undefined): string {
  if (!term) return '';
  const { name, startsOn } = term;
  return `${name}, from ${weekdayName(startsOn)}, ${dayMonthYear(startsOn)}`;
}
