import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { shortGrade } from '../../grade-levels.ts';
import type { GradePlaces } from '../../places/list-places.server.ts';
import { placesLeft, takenInWords } from '../../places/places.ts';
import { REASON_LIMIT } from '../desk-limits.ts';

/** One grade of a year: its places, who holds them, and who waits in which order. */
export function GradeCard({ year, entry }: { year: string; entry: GradePlaces }) {
  const { grade, held, waiting } = entry;
  const left = placesLeft(entry);
  const id = `places-${grade}`;
  return (
    <section className="card grade" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{unbroken(shortGrade(grade))}</h2>
      <PlacesField id={id} year={year} entry={entry} />
      <p>
        {takenInWords(held)}. <b>{leftInWords(left)}</b>
      </p>
      {waiting.length > 0 && (
        <>
          <h3>Waiting list</h3>
          <ol>
            {waiting.map((one, index) => (
              <li key={one.reference}>
                <Link to={`/staff/enrollment-applications/${one.reference}`}>{one.applicant}</Link>{' '}
                <span className="small muted">
                  sent {instantInWords(new Date(one.submittedAt))}
                </span>
                <span className="steps">
                  <Steps
                    reference={one.reference}
                    applicant={one.applicant}
                    above={waiting[index - 1]?.reference}
                    below={waiting[index + 1]?.reference}
                  />
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function leftInWords(left: number | undefined): string {
  if (left === undefined) return 'Enter how many places there are.';
  if (left < 0) return `${-left} too many.`;
  return left === 1 ? '1 place left.' : `${left} places left.`;
}

function PlacesField({ id, year, entry }: { id: string; year: string; entry: GradePlaces }) {
  const { send, isBusy, refusal } = useServerChange();
  const { errorOf, look } = useFieldErrors(refusal);
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('places'));
    const places = typed.trim() === '' ? Number.NaN : Number(typed);
    const { grade, version } = entry;
    const body = { year, grade, version, places };
    const said = { title: 'Places saved', text: 'The number is in the record.' };
    // From then on the field follows what colleagues enter; what was refused stays in it.
    send({ call: 'enrollment-places', body }, said, () => form.reset());
  }
  return (
    <form className="row" onSubmit={save} onChange={look}>
      <InputField
        id={id}
        label="Places"
        name="places"
        inputMode="numeric"
        autoComplete="off"
        size={5}
        defaultValue={entry.places}
        error={errorOf('places') ?? (refusal?.status === 409 ? refusal.detail : undefined)}
      />
      <button type="submit" className="btn sm line" aria-disabled={isBusy}>
        Save<span className="visually-hidden"> the places of {shortGrade(entry.grade)}</span>
      </button>
    </form>
  );
}

interface StepsProps {
  reference: string;
  applicant: string;
  above: string | undefined;
  below: string | undefined;
}

/** The ways up and down the list; both ask why. */
function Steps({ reference, applicant, above, below }: StepsProps) {
  const change = useServerChange();
  const ways = [
    { direction: 'up', name: 'Up', passing: above },
    { direction: 'down', name: 'Down', passing: below },
  ] as const;
  return ways.map(({ direction, name, passing }) => (
    <AskToSend
      key={direction}
      trigger={name}
      triggerAbout={` ${applicant}`}
      triggerClass="btn sm line"
      title={`Move ${applicant} ${direction}?`}
      confirm={`Move ${direction}`}
      change={change}
      isPossible={passing !== undefined}
      keepAs={`${reference} ${direction}`}
      body={(typed) => ({
        call: 'enrollment-waiting-list',
        body: { reference, passing, direction, reason: typed.get('reason') },
      })}
      said={{ title: 'Moved', text: 'The reason is a note of the application.' }}
    >
      <InputField
        id={`${direction}-${reference}`}
        label={`Why does ${applicant} move ${direction}?`}
        hint="The reason becomes a note of the application."
        name="reason"
        required
        maxLength={REASON_LIMIT}
      />
    </AskToSend>
  ));
}
