import { CallOfNote } from '#desk/cases/call-of-note.tsx';
import type { ShownNote } from '#desk/cases/case-notes.server.ts';
import { AsTyped } from '#desk/record/as-typed.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { notesAt } from './notes-at.ts';

/** What callers wanted, with the day on which the office calls back. */
export function CallsToMake({ calls }: { calls: readonly ShownNote[] }) {
  const change = useServerChange(notesAt);
  if (calls.length === 0) return null;
  return (
    <section id="calls" className="panel no-print" aria-labelledby="calls-title">
      <h2 id="calls-title">Calls to make</h2>
      <ul className="notes">
        {calls.map((note) => (
          <li key={note.id}>
            <AsTyped>{note.text}</AsTyped>
            <CallOfNote note={note} change={change.to(notesAt.at(note.reference))} />
            <p className="small muted">
              <StaffName of={note.by} />, {shortInstant(note.at, new Date())} · {note.reference}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
