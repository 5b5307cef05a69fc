import type { ReactNode } from 'react';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import type { ShownNote } from '../cases/case-notes.server.ts';
import { StaffName } from '../staff/staff-name.tsx';
import { AsTyped } from './as-typed.tsx';

/** Something that was done with a record; `staffEmail` is empty where nobody of the office did it. */
export interface Happened {
  at: string;
  staffEmail: string;
  words: string;
  /** A note of the office. */
  note?: ShownNote;
}

interface HappenedListProps {
  entries: readonly Happened[];
  /** What can be done with a note. */
  act?(note: ShownNote): ReactNode;
}

/** Who did what, and when. */
export function HappenedList({ entries, act }: HappenedListProps) {
  const now = new Date();
  return (
    <ol className="happened">
      {entries.map(({ at, staffEmail, words, note }) => (
        <li key={note?.id ?? `${at} ${words}`} className={note && 'noted'}>
          <time dateTime={at} title={writtenInstant(at, now)}>
            {shortInstant(at, now)}
          </time>
          <div>
            {note ? <AsTyped>{note.text}</AsTyped> : <StaffName of={words} />}
            {(staffEmail || note) && (
              <p className="small muted">
                <StaffName of={staffEmail} />
              </p>
            )}
            {note && act?.(note)}
          </div>
        </li>
      ))}
    </ol>
  );
}
