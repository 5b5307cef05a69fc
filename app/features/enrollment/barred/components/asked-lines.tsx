import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import { saidInWords } from '../barred-words.ts';
import type { PersonToBar } from '../list-barred.server.ts';

interface AskedLinesProps {
  people: readonly PersonToBar[];
  /** What decides about one of them. */
  act(person: PersonToBar): ReactNode;
}

/** Who is barred from another child and stands here as well: it holds here too, until the office has decided. */
export function AskedLines({ people, act }: AskedLinesProps) {
  return people
    .filter(({ askedFrom }) => askedFrom.length > 0)
    .map((person) => (
      <div className="guard" key={person.name}>
        <b dir="auto">
          {person.name} {saidInWords(person, person.askedFrom.map(({ child }) => child).join(', '))}
          .
        </b>{' '}
        That was written down at{' '}
        {person.askedFrom.map(({ reference }) => (
          <Link key={reference} to={`/staff/enrollment-applications/${reference}`}>
            <UnbrokenText text={reference} />
          </Link>
        ))}
        . Until you decide, it holds for this child too. {act(person)}
      </div>
    ));
}
