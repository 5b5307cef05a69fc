import { writtenInstant } from '../desk-time.ts';

interface RecordHistoryProps {
  entries: { at: string; staffEmail: string; words: string }[];
}

/** Who did what with a record, and when. */
export function RecordHistory({ entries }: RecordHistoryProps) {
  const now = new Date();
  return (
    <section>
      <h2>History</h2>
      <ol className="history">
        {entries.map(({ at, staffEmail, words }) => (
          <li key={`${at} ${words}`}>
            <span>{words}</span>
            <span className="small muted">
              {staffEmail && `${staffEmail}, `}
              {writtenInstant(at, now)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
