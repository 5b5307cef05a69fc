import { useState } from 'react';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { CallOfNote } from '../cases/call-of-note.tsx';
import { notesOfRoomAt } from '../cases/case-address.ts';
import type { ShownNote } from '../cases/case-notes.server.ts';
import { NoteForm } from '../cases/note-form.tsx';
import type { ShownWork } from '../cases/office-work.server.ts';
import { tallyOf, tallyOptions } from '../list/tally.ts';
import type { WorkRoom } from '../rooms.ts';
import { AsTyped } from './as-typed.tsx';
import { type Happened, type HappenedKind, HappenedList, happenedKinds } from './happened-list.tsx';
import { OpenedBy } from './opened-by.tsx';

/** As many stand there at once; the older ones are behind a line. */
const SHOWN = 12;

/** Of no more, nothing has to be chosen. */
const FEW = 5;

interface WhatHappenedProps {
  room: WorkRoom;
  work: ShownWork;
  entries: readonly Happened[];
  /** Who may ask to read what is noted, such as “The family”. */
  whoMayAsk: string;
  /** Who of the office has opened it. */
  readers?: string | undefined;
}

/** Who did what with a record and what the office has noted, the newest first, and the place for a new note. */
export function WhatHappened({ room, work, entries, whoMayAsk, readers }: WhatHappenedProps) {
  const { reference, notes } = work;
  // Of what stays on the screen when the note has gone from it.
  const change = useServerChange(notesOfRoomAt(room));
  const noted = notes.map((note) => ({ at: note.at, staffEmail: note.by, words: '', note }));
  const everything = [...noted, ...entries].sort((one, other) => other.at.localeCompare(one.at));
  const [kind, setKind] = useState<HappenedKind | ''>('');
  const all = everything.filter((entry) => kind === '' || kindOf(entry) === kind);
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
        at={notesOfRoomAt(room)}
        reference={reference}
        hint={`${whoMayAsk} may ask to read this note.`}
      />
      {everything.length > FEW && (
        <HappenedKinds entries={everything} chosen={kind} onChoose={setKind} />
      )}
      <HappenedList entries={all.slice(0, SHOWN)} act={act} />
      {older.length > 0 && (
        <details className="fold">
          <summary>{older.length} older</summary>
          <HappenedList entries={older} act={act} />
        </details>
      )}
      <OpenedBy readers={readers} />
    </section>
  );
}

const kindOf = ({ note, kind = 'act' }: Happened): HappenedKind => (note ? 'note' : kind);

interface HappenedKindsProps {
  entries: readonly Happened[];
  chosen: HappenedKind | '';
  onChoose(kind: HappenedKind | ''): void;
}

/** How much of each kind there is; pressing one shows those alone. */
function HappenedKinds({ entries, chosen, onChoose }: HappenedKindsProps) {
  const options = tallyOptions(happenedKinds, tallyOf(entries, kindOf));
  return (
    <ul className="tally" aria-label="Show one kind">
      {options
        .filter(({ value, count }) => count !== 0 || value === chosen || value === '')
        .map(({ value, name, count }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => onChoose(value as HappenedKind | '')}
            >
              {count !== undefined && <b>{count}</b>} {name}
            </button>
          </li>
        ))}
    </ul>
  );
}
