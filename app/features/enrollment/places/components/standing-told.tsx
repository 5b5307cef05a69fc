import type { StandingOfFamily } from '../standing-told.server.ts';
import { RoadOfList } from './road-of-list.tsx';

/**
 * What a family reads of the place of its child, with the way to the page on which everybody can check a draw; what the
 * number means, and why it is another one.
 */
export function StandingTold({ text, page, place, meaning = [], changes = [] }: StandingOfFamily) {
  return (
    <>
      {place && <RoadOfList place={place} />}
      <p>
        {text}
        {page && (
          <>
            {' '}
            <a href={page}>Who comes first, and how the draw works</a>
          </>
        )}
      </p>
      {meaning.length > 0 && <p>{meaning.join(' ')}</p>}
      {changes.length > 0 && (
        <>
          <p>Why the number changed:</p>
          <ul className="number-changes">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
