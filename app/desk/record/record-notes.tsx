import type { ReactNode } from 'react';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { useKeptForm } from '#requests/use-kept-form.ts';
import { TextField } from '#ui/fields/input-field.tsx';
import { StaffName } from '../staff/staff-name.tsx';
import { AsTyped } from './as-typed.tsx';

interface Note {
  id: string;
  text: string;
  at: string;
  by: string;
}

/** What a refusal calls the text. */
const FIELD = 'words';

interface RecordNotesProps {
  reference: string;
  notes: Note[];
  /** Who may ask to read what is written. */
  hint: string;
  /** What can be done with one that is written. */
  children?(note: Note): ReactNode;
}

/** What the office writes down about a record; the text is kept on the device until it is sent. */
export function RecordNotes(props: RecordNotesProps) {
  const { reference, notes, hint, children } = props;
  const { form, isBusy, errorOf } = useKeptForm(
    `${reference} note`,
    (typed) => ({ change: 'addNote', words: String(typed.get(FIELD)) }),
    { title: 'Note added', text: 'Your colleagues see it here.' },
  );
  return (
    <section className="no-print" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <form {...form}>
        <TextField
          id="note"
          label="New note"
          hint={hint}
          error={errorOf(FIELD)}
          name={FIELD}
          rows={3}
        />
        <button type="submit" className="btn sm" aria-disabled={isBusy}>
          Add note
        </button>
      </form>
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
