import type { ServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import type { ApplicationChange } from '../../desk/desk-at.ts';
import { saidInWords } from '../barred-words.ts';
import type { BarredLine, PersonToBar } from '../list-barred.server.ts';
import { SayMayKnow } from './say-may-know.tsx';

interface WhoMayKnowProps {
  reference: string;
  people: readonly PersonToBar[];
  lines: readonly BarredLine[];
  change: ServerChange<ApplicationChange>;
}

/** What everybody on the form may know of the child, and the office's word about it. */
export function WhoMayKnow({ reference, people, lines, change }: WhoMayKnowProps) {
  const isAnybodyBarred = lines.some(({ liftedAt }) => liftedAt === null);
  const lifted = lines.filter(({ liftedAt }) => liftedAt !== null);
  return (
    <Fold
      id="may-know-title"
      title="Who may know of the child"
      note={isAnybodyBarred ? 'not everybody' : 'everybody on the form'}
    >
      <ul className="notes">
        {people.map((person) => (
          <li key={person.name}>
            <p dir="auto">
              {person.name}: {saidInWords(person)}
            </p>
            <SayMayKnow
              reference={reference}
              person={person}
              trigger="Change"
              chosen={person.mayKnow}
              change={change}
            />
          </li>
        ))}
        <li>
          <p>Anybody else, such as an uncle who may not collect the child</p>
          <SayMayKnow
            reference={reference}
            person={undefined}
            trigger="Name somebody"
            chosen="nothing"
            change={change}
          />
        </li>
      </ul>
      {lifted.length > 0 && (
        <details>
          <summary>Lifted</summary>
          {lifted.map((line) => (
            <p key={line.id} className="small" dir="auto">
              {line.name} {saidInWords(line, line.child)}: {line.reason} Lifted: {line.liftedReason}
            </p>
          ))}
        </details>
      )}
    </Fold>
  );
}
