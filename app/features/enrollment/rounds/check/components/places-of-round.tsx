import { TableHead } from '#ui/text/table-head.tsx';
import { shortGrade } from '../../../grade-levels.ts';
import { atLastPlaceInWords } from '../../at-last-place.ts';
import { placesOfDraw, type RoundPage } from '../round-page.ts';

/** The places of each grade, and who comes first. */
export function PlacesOfRound({ round }: { round: RoundPage }) {
  const { places, criteria } = round;
  const isKept = places.some(({ kept }) => kept > 0);
  return (
    <>
      <section aria-labelledby="places">
        <h2 id="places">The places</h2>
        <table className="round-places">
          <TableHead names={['Grade', 'Places', ...(isKept ? ['Kept', 'In the draw'] : [])]} />
          <tbody>
            {places.map(({ grade, ...counted }) => (
              <tr key={grade}>
                <th scope="row">{shortGrade(grade)}</th>
                <td>{counted.places}</td>
                {isKept && <td>{counted.kept}</td>}
                {isKept && <td>{placesOfDraw(counted)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        {isKept && (
          <p>
            The head keeps some places for children in need and gives them before the draw. How many
            is said here. Who gets them is not.
          </p>
        )}
      </section>
      <section aria-labelledby="first">
        <h2 id="first">Who comes first</h2>
        <ol className="groups">
          {criteria.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <p>
          In each group the draw gives the order. No day, no hour and nothing else that a family
          wrote counts.
        </p>
        <p>{atLastPlaceInWords[round.atLastPlace]}</p>
      </section>
    </>
  );
}
