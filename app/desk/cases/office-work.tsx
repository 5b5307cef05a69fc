import type { ReactNode } from 'react';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { AsTyped } from '../record/as-typed.tsx';
import { RecordNotes } from '../record/record-notes.tsx';
import { AssignedTo } from './assigned-to.tsx';
import { CallOfNote } from './call-of-note.tsx';
import type { ShownWork } from './office-work.server.ts';

interface OfficeWorkProps {
  work: ShownWork;
  /** Who may ask to read what is noted, such as “The family”. */
  whoMayAsk: string;
  /** What stands between whose work it is and the notes. */
  children?: ReactNode;
}

/** What the office keeps about a record for itself: whose work it is, and notes. */
export function OfficeWork({ work, whoMayAsk, children }: OfficeWorkProps) {
  const { reference, notes } = work;
  const removal = useServerChange();
  return (
    <>
      <AssignedTo work={work} />
      {children}
      <RecordNotes
        key={reference}
        reference={reference}
        notes={notes}
        hint={`${whoMayAsk} may ask to read this note.`}
      >
        {(note) => (
          <>
            <CallOfNote note={note} change={removal} />
            <RemoveNote note={note} change={removal} />
          </>
        )}
      </RecordNotes>
    </>
  );
}

interface RemoveNoteProps {
  note: { id: string; text: string };
  /** Of what stays on the screen when the note has gone from it. */
  change: ServerChange;
}

function RemoveNote({ note: { id, text }, change }: RemoveNoteProps) {
  return (
    <AskToSend
      trigger="Remove"
      triggerClass="btn danger line sm"
      isDestructive
      title="Remove this note?"
      confirm="Remove note"
      change={change}
      body={{ change: 'removeNote', id }}
      said={{ title: 'Removed', text: 'The note is gone.' }}
    >
      <AsTyped>{text}</AsTyped>
    </AskToSend>
  );
}
