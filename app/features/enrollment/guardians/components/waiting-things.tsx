import { Link } from 'react-router';
import { type PlainDate, weekdayName, writtenDate } from '#lib/dates/plain-date.ts';
import { type ChildThatWaits, type WaitingThing, whatWaits } from '../what-waits.ts';

interface WaitingThingsProps {
  list: readonly ChildThatWaits[];
  today: PlainDate;
  /** Whether these are all the children of whom the school knows that they are theirs. */
  isAll: boolean;
}

/** What the family has to do, for all its children, each with the way to it. */
export function WaitingThings({ list, today, isAll }: WaitingThingsProps) {
  const things = whatWaits(list);
  // Something may wait in an application that is not among these yet.
  const words = things.length > 0 || isAll ? inWords(things.length) : undefined;
  return (
    <section aria-labelledby={words && 'waiting'}>
      <p className="lead">
        {weekdayName(today)}, {writtenDate(today)}.
        {words && (
          <>
            {' '}
            <span id="waiting">{words}</span>.
          </>
        )}
      </p>
      {things.length > 0 && (
        <ul className="waiting-things">
          {things.map((thing) => (
            <li key={thing.reference + thing.what} className="card">
              <Link to={placeOf(thing)}>{thing.what}</Link>
              {thing.by && <span>by {writtenDate(thing.by)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function inWords(count: number): string {
  if (count === 0) return 'Nothing waits for you';
  return count === 1 ? 'One thing waits for you' : `${count} things wait for you`;
}

function placeOf({ reference, at }: WaitingThing): string {
  const application = `/portal/applications/${reference}`;
  if (at === 'papers') return `${application}/papers`;
  return at === 'messages' ? `${application}#messages` : application;
}
