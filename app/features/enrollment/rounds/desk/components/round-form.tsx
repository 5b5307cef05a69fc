import { type Grade, gradeName, grades } from '#features/content/grades.ts';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { plainSpaces } from '#lib/text/no-break-spaces.ts';
import { useKeptForm } from '#requests/use-kept-form.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import { TableHead } from '#ui/text/table-head.tsx';
import { mapGrades } from '../../../grade-levels.ts';
import type { AtLastPlace, RoundDays } from '../../round.ts';
import type { RoundRequest } from '../round-schema.ts';
import type { ShownRound } from '../show-round.server.ts';
import { RuleOfRound } from './rule-of-round.tsx';

interface RoundFormProps {
  shown: ShownRound;
  /** Of the screen: a saved form is another one. */
  change: ServerChange<RoundRequest>;
}

const laterDays = [
  { name: 'closes', field: 'closesAt', label: 'It closes' },
  { name: 'draw', field: 'drawAt', label: 'The draw' },
  { name: 'release', field: 'releaseAt', label: 'All letters go out' },
] as const;

/** Days and places of a round that nobody outside knows of yet. What is typed stays on this computer until it is saved. */
export function RoundForm({ shown: { year, round, free }, change }: RoundFormProps) {
  const { form, isBusy, errorOf } = useKeptForm(
    change,
    `round ${year}`,
    (typed) => ({
      change: 'prepare' as const,
      year,
      version: round?.version ?? 0,
      opensOn: String(typed.get('opensOn')),
      ...laterDaysIn(typed),
      places: mapGrades((grade) => String(typed.get(`places-${grade}`) ?? '')),
      kept: mapGrades((grade) => String(typed.get(`kept-${grade}`) ?? '')),
      keptReason: String(typed.get('keptReason')),
      atLastPlace: String(typed.get('atLastPlace')) as AtLastPlace,
      answerDays: String(typed.get('answerDays')),
      overdueDays: String(typed.get('overdueDays')),
    }),
    { title: 'Saved', text: 'Nobody outside the office can read it yet.' },
  );
  return (
    <form {...form} className="round-form">
      <section>
        <h2>Days</h2>
        <div className="fields">
          <Field id="opensOn" label="It opens" error={errorOf('opensOn')}>
            {(control) => (
              <DateField control={control} name="opensOn" value={round?.opensOn ?? ''} />
            )}
          </Field>
        </div>
        <LaterDays round={round} errorOf={errorOf} />
      </section>
      <RuleOfRound round={round} errorOf={errorOf} />
      <section>
        <h2>Places for new children</h2>
        <p className="small muted">
          Kept places are given by the head before the draw, to children in need. How many is
          published; who gets one is not. Leave a grade empty that is in no round.
        </p>
        <table className="round-places">
          <caption className="visually-hidden">Places of the round by grade</caption>
          <TableHead names={['Grade', `Free in ${year}`, 'Places', 'Of these kept']} />
          <tbody>
            {grades.map((grade) => (
              <PlacesOfGrade
                key={grade}
                grade={grade}
                free={free.find((one) => one.grade === grade)?.free}
                saved={round?.places.find((one) => one.grade === grade)}
                error={errorOf(grade)}
              />
            ))}
          </tbody>
        </table>
        <TextField
          id="keptReason"
          label="Why places are kept"
          isOptional
          rows={2}
          hint="Only the office reads it."
          defaultValue={round?.keptReason}
          error={errorOf('keptReason')}
        />
      </section>
      <div className="row mt-g4">
        <button type="submit" className="btn" aria-disabled={isBusy}>
          Save days and places
        </button>
      </div>
    </form>
  );
}

export const laterDaysIn = (typed: FormData) => ({
  closesOn: String(typed.get('closesOn')),
  closesTime: String(typed.get('closesTime')),
  drawOn: String(typed.get('drawOn')),
  drawTime: String(typed.get('drawTime')),
  releaseOn: String(typed.get('releaseOn')),
  releaseTime: String(typed.get('releaseTime')),
});

interface LaterDaysProps {
  round: RoundDays | undefined;
  errorOf(name: string): string | undefined;
}

/** The moments at which a round closes, is drawn, and all letters go out. */
export function LaterDays({ round, errorOf }: LaterDaysProps) {
  return laterDays.map(({ name, field, label }) => {
    const at = round && new Date(round[field]);
    return (
      <div key={name} className="fields">
        <Field id={`${name}On`} label={`${label}: day`} error={errorOf(`${name}On`)}>
          {(control) => (
            <DateField control={control} name={`${name}On`} value={at ? dayInLusaka(at) : ''} />
          )}
        </Field>
        <InputField
          id={`${name}Time`}
          label={`${label}: time`}
          hint="Such as 10:00 AM."
          autoComplete="off"
          defaultValue={at && plainSpaces(timeInLusaka(at))}
          error={errorOf(`${name}Time`)}
        />
      </div>
    );
  });
}

interface PlacesOfGradeProps {
  grade: Grade;
  free: number | undefined;
  saved: { places: number; kept: number } | undefined;
  error: string | undefined;
}

function PlacesOfGrade({ grade, free, saved, error }: PlacesOfGradeProps) {
  const name = gradeName(grade);
  const fault = `${grade}-fault`;
  const field = (of: 'places' | 'kept', label: string) => (
    <input
      name={`${of}-${grade}`}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && fault}
      defaultValue={saved?.[of] || ''}
    />
  );
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td>{free ?? '–'}</td>
        <td>{field('places', `Places in ${name}`)}</td>
        <td>{field('kept', `Kept places in ${name}`)}</td>
      </tr>
      {error && (
        <tr>
          <td id={fault} colSpan={4} className="over">
            {error}
          </td>
        </tr>
      )}
    </>
  );
}
