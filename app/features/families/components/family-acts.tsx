import { Link } from 'react-router';
import type { FamilyChild } from '#desk/family/family-part.ts';
import { NOTE_HASH } from '../notes/notes-at.ts';
import { DATA_HASH } from './family-data.tsx';

/** What can be done for a family, in one row: what is about one child leads to its record, and asks which where there are several. */
export function FamilyActs({ listed }: { listed: readonly FamilyChild[] }) {
  const [first] = listed;
  return (
    <fieldset className="row family-acts no-print">
      <legend className="visually-hidden">For this family</legend>
      <Link className="btn sm" to={NOTE_HASH}>
        Note a call
      </Link>
      {first && (
        <>
          <OfAChild act="Ask or write" at="" listed={listed} />
          <OfAChild act="Correct an answer" at="#submitted-title" listed={listed} />
          <Link
            className="btn line sm"
            to={`/staff/enrollment-applications/paper-form?like=${first.reference}`}
          >
            Apply for another child
          </Link>
        </>
      )}
      <Link className="btn line sm" to={DATA_HASH}>
        Copy or erase its data
      </Link>
    </fieldset>
  );
}

interface OfAChildProps {
  act: string;
  /** Where on the record it is done; empty where it stands at its head. */
  at: string;
  listed: readonly FamilyChild[];
}

function OfAChild({ act, at, listed }: OfAChildProps) {
  const [first, ...others] = listed;
  if (others.length === 0)
    return (
      <Link className="btn line sm" to={`${first?.to}${at}`}>
        {act}
      </Link>
    );
  return (
    <details>
      <summary className="btn line sm">{act}</summary>
      <ul className="bare">
        {listed.map(({ reference, name, to }) => (
          <li key={reference}>
            <Link to={`${to}${at}`} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
