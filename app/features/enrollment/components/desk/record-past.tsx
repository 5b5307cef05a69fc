import { Link } from 'react-router';
import { instantInWords } from '#lib/when-in-words.ts';
import { type DeskRecord, duplicateReasons } from '../../desk-record.ts';
import { statusNames } from '../../moves.ts';
import type { StatusSign } from './application-table.tsx';

const when = (instant: string) => instantInWords(new Date(instant));

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

/** The way of the application so far, and who of the office did what. */
export function RecordHistory({ record }: { record: DeskRecord }) {
  const done = record.acts.filter(({ act }) => act !== 'saw');
  const readers = [
    ...new Set(record.acts.filter(({ act }) => act === 'saw').map(({ staffEmail }) => staffEmail)),
  ];
  return (
    <section className="record-tools" aria-labelledby="history-title">
      <h2 id="history-title">History</h2>
      <ol className="history">
        {record.history.map(({ status, reachedAt, movedBy }) => (
          <li key={reachedAt + status}>
            <b>{statusNames[status]}</b>
            <br />
            <span className="small muted">
              {when(reachedAt)}, {movedBy ?? 'the family'}
            </span>
          </li>
        ))}
      </ol>
      <details>
        <summary>Who changed and who opened it</summary>
        <ul>
          {done.map(({ at, staffEmail, detail }) => (
            <li key={at + detail}>
              {detail}{' '}
              <span className="small muted">
                ({staffEmail}, {when(at)})
              </span>
            </li>
          ))}
        </ul>
        <p className="small">Opened by: {readers.join(', ')}</p>
      </details>
    </section>
  );
}
