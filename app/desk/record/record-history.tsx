import type { ReactNode } from 'react';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { StaffName } from '../staff/staff-name.tsx';

interface RecordHistoryProps {
  entries: { at: string; staffEmail: string; words: string }[];
  children?: ReactNode;
}

/** Who did what with a record, and when. */
export function RecordHistory({ entries, children }: RecordHistoryProps) {
  const now = new Date();
  return (
    <section className="no-print">
      <h2>History</h2>
      <ol className="history">
        {entries.map(({ at, staffEmail, words }) => (
          <li key={`${at} ${words}`}>
            <span>
              <StaffName of={words} />
            </span>
            <span className="small muted">
              {staffEmail && (
                <>
                  <StaffName of={staffEmail} />,{' '}
                </>
              )}
              {writtenInstant(at, now)}
            </span>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
