import { Link } from 'react-router';
import {
  type ChildThatWaits,
  type WaitingThing,
  whatWaits,
} from '#features/enrollment/guardians/what-waits.ts';
import { writtenDate } from '#lib/dates/plain-date.ts';

/** What the family has to do, for all its children, each with the way to it. */
export function WaitingThings({ list }: { list: readonly ChildThatWaits[] }) {
  const things = whatWaits(list);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{inWords(things.length)}</h2>
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
