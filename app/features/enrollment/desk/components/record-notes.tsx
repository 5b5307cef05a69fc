import { type FormEvent, useRef } from 'react';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { useKeptText } from '#requests/use-kept-text.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { Field } from '#ui/fields/field.tsx';
import { NOTE_LIMIT } from '../desk-limits.ts';
import type { DeskRecord } from '../desk-record.ts';

/** What the office has written down, the newest first. */
export function RecordNotes({ reference, notes }: Pick<DeskRecord, 'reference' | 'notes'>) {
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptText(form, `${reference} note`);
  const { send, isBusy } = useServerChange();
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('note'));
    if (text.trim() === '') return;
    const said = { title: 'Note added', text: 'Your colleagues see it here.' };
    send({ call: 'notes', body: { text } }, said, kept.forget);
  }
  return (
    <section className="record-tools" aria-labelledby="notes-title">
      <h2 id="notes-title">Notes</h2>
      <form ref={form} onSubmit={add} onChange={kept.keep}>
        <Field id="note" label="New note" hint="The family may ask to read this note.">
          {(control) => (
            <textarea {...control} name="note" rows={3} maxLength={NOTE_LIMIT} required />
          )}
        </Field>
        <button type="submit" className="btn sm" aria-disabled={isBusy}>
          Add note
        </button>
      </form>
      <ul className="notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p dir="auto">{note.text}</p>
            <p className="small muted">
              {note.writtenBy}, {instantInWords(new Date(note.writtenAt))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
