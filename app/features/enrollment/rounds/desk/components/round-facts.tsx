import { gradeName } from '#features/content/grades.ts';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { TableHead } from '#ui/text/table-head.tsx';
import { groupNames } from '../../../places/criteria.ts';
import { Seal } from '../../components/seal.tsx';
import type { RoundAtDesk } from '../show-round.server.ts';
import { RuleInWords } from './rule-of-round.tsx';

/** What a round rests on: its days, who comes first, its places, and its seal. */
export function RoundFacts({ round }: { round: RoundAtDesk }) {
  const { opensOn, closesAt, drawAt, releaseAt, places, keptReason, seal, movedBecause } = round;
  const days = [
    ['It opens', dayMonthYear(opensOn)],
    ['It closes', instantInWords(new Date(closesAt))],
    ['The draw', instantInWords(new Date(drawAt))],
    ['All letters go out', instantInWords(new Date(releaseAt))],
  ];
  return (
    <>
      <section aria-labelledby="days">
        <h2 id="days">Days</h2>
        <dl className="term-list">
          {days.map(([name, day]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{day}</dd>
            </div>
          ))}
        </dl>
        {movedBecause && <p className="small">The days were moved: {movedBecause}</p>}
      </section>
      <section aria-labelledby="first">
        <h2 id="first">Who comes first</h2>
        <ol>
          {groupNames(round.criteria).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <p className="small muted">
          In each group the draw gives the order. The day and the hour of application are not in
          this list. A group counts once you have confirmed it at the record of the child.{' '}
          {round.agreedAt
            ? 'These groups stay as they are.'
            : 'Until you say yes they follow Website, Order of the waiting list.'}
        </p>
      </section>
      <section aria-labelledby="places">
        <h2 id="places">Places for new children</h2>
        <table>
          <caption className="visually-hidden">Places of the round by grade</caption>
          <TableHead names={['Grade', 'Places', 'Of these kept']} />
          <tbody>
            {places.map((one) => (
              <tr key={one.grade}>
                <th scope="row">{unbroken(gradeName(one.grade))}</th>
                <td>{one.places}</td>
                <td>{one.kept || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {keptReason && <p className="small">Why places are kept: {keptReason}</p>}
      </section>
      <RuleInWords round={round} />
      {seal && (
        <section aria-labelledby="seal">
          <h2 id="seal">The seal</h2>
          <p>
            The computer has chosen six secret words and locked them away. Nobody at the desk can
            read them before the draw. This seal is made from them: if one letter of the words
            changes, the seal changes.
          </p>
          <Seal seal={seal} />
        </section>
      )}
    </>
  );
}
