import { AskToSend } from '#requests/ask-to-send.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { CallOfNote } from '../cases/call-of-note.tsx';
import type { ShownNote } from '../cases/case-notes.server.ts';
import { NoteForm } from '../cases/note-form.tsx';
import type { ShownWork } from '../cases/office-work.server.ts';
import { StaffName } from '../staff/staff-name.tsx';
import { AsTyped } from './as-typed.tsx';
import { type Happened, HappenedList } from './happened-list.tsx';

/** As many stand there at once; the older ones are behind a line. */
const SHOWN = 12;

interface WhatHappenedProps {
  work: ShownWork;
  entries: readonly Happened[];
  /** Who may ask to read what is noted, such as “The family”. */
  whoMayAsk: string;
  /** Who of the office has opened it. */
  readers?: string | undefined;
}

/** Who did what with a record and what the office has noted, the newest first, and the place for a new note. */
export function WhatHappened({ work, entries, whoMayAsk, readers }: WhatHappenedProps) {
  const { reference, notes } = work;
  // Of what stays on the screen when the note has gone from it.
  const change = useServerChange();
  const noted = notes.map((note) => ({ at: note.at, staffEmail: note.by, words: '', note }));
  const all = [...noted, ...entries].sort((one, other) => other.at.localeCompare(one.at));
  const act = (note: ShownNote) => (
    <>
      <CallOfNote note={note} change={change} />
      <AskToSend
        trigger="Remove"
        triggerClass="link"
        isDestructive
        title="Remove this note?"
        confirm="Remove note"
        change={change}
        body={{ change: 'removeNote', id: note.id }}
        said={{ title: 'Removed', text: 'The note is gone.' }}
      >
        <AsTyped>{note.text}</AsTyped>
      </AskToSend>
    </>
  );
  const older = all.slice(SHOWN);
  return (
    <section className="no-print" aria-labelledby="happened-title">
      <div className="ruled">
        <h2 id="happened-title">What happened</h2>
        <span>newest first</span>
      </div>
      <NoteForm
        key={reference}
        reference={reference}
        hint={`${whoMayAsk} may ask to read this note.`}
      />
      <HappenedList entries={all.slice(0, SHOWN)} act={act} />
      {older.length > 0 && (
        <details className="fold">
          <summary>{older.length} older</summary>
          <HappenedList entries={older} act={act} />
        </details>
      )}
      {readers && (
        <p className="small muted">
          Opened by: <StaffName of={readers} />
        </p>
      )}
    </section>
  );
}
