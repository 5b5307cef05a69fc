import type { ReactNode } from 'react';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import type { ShownNote } from '../cases/case-notes.server.ts';
import { StaffName } from '../staff/staff-name.tsx';
import { AsTyped } from './as-typed.tsx';

/** What can be shown alone of what happened, and how the office calls it. */
export const happenedKinds = {
  step: { name: 'Steps' },
  mail: { name: 'Mails' },
  note: { name: 'Notes' },
  act: { name: 'Other work' },
} as const;
export type HappenedKind = keyof typeof happenedKinds;

/** Something that was done with a record; `staffEmail` is empty where nobody of the office did it. */
export interface Happened {
  at: string;
  staffEmail: string;
  words: string;
  /** Other work, where it is left out. */
  kind?: HappenedKind | undefined;
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
