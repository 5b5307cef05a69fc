import type { ReactNode } from 'react';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import type { ShownNote } from '../cases/case-notes.server.ts';
import { NoteForm } from '../cases/note-form.tsx';
import { StaffName } from '../staff/staff-name.tsx';
import { AsTyped } from './as-typed.tsx';

interface RecordNotesProps {
  reference: string;
  notes: readonly ShownNote[];
  /** Who may ask to read what is written. */
  hint: string;
  /** What can be done with one that is written. */
  children?(note: ShownNote): ReactNode;
}

/** What the office writes down about a record; the text is kept on the device until it is sent. */
export function RecordNotes(props: RecordNotesProps) {
  const { reference, notes, hint, children } = props;
  return (
    <section className="no-print" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <NoteForm reference={reference} hint={hint} />
      <ul className="notes">
        {notes.map((note) => (
          <li key={note.id}>
            <AsTyped>{note.text}</AsTyped>
            <p className="small muted">
              <StaffName of={note.by} />, {writtenInstant(note.at, new Date())}
            </p>
            {children?.(note)}
          </li>
        ))}
      </ul>
    </section>
  );
}
