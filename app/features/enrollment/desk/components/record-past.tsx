import { Link } from 'react-router';
import { type DeskRecord, duplicateReasons } from '../desk-record.ts';
import type { StatusSign } from './application-table.tsx';

/** Other applications that may be of the same child or family. */
export function PossibleDuplicates({
  duplicates,
  Status,
}: Pick<DeskRecord, 'duplicates'> & { Status: StatusSign }) {
  if (duplicates.length === 0) return null;
  return (
    <section className="note duplicates" aria-labelledby="duplicates-title">
      <h2 id="duplicates-title">Possible duplicates</h2>
      <ul>
        {duplicates.map((other) => (
          <li key={other.reference}>
            <Link to={`/staff/enrollment-applications/${other.reference}`}>
              {other.applicant}, {other.reference}
            </Link>{' '}
            <Status status={other.status} />
            <br />
            <span className="small">
              {other.reasons.map((reason) => duplicateReasons[reason]).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
