import { useRef } from 'react';
import { WrittenText } from '#desk/record/written-text.tsx';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useKeptText } from '#requests/use-kept-text.ts';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { Field } from '#ui/fields/field.tsx';

interface Note {
  id: string;
  at: string;
  staffEmail: string;
  words: string;
}

/** What the office writes about a candidate, who may ask for a copy of it. */
export function RecordNotes({ reference, notes }: { reference: string; notes: Note[] }) {
  const { send, isBusy, refusal } = useServerChange();
  const removal = useServerChange();
  const form = useRef<HTMLFormElement>(null);
  const text = useKeptText(form, `${reference} note`);
  const { errorOf, look } = useFieldErrors(refusal);
  return (
    <section>
      <h2>Notes</h2>
      <ul className="notes">
        {notes.map((note) => (
          <WrittenNote key={note.id} note={note} {...removal} />
        ))}
      </ul>
      <form
        ref={form}
        noValidate
        onChange={(event) => {
          text.keep();
          look(event);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('words');
          const said = { title: 'Note kept', text: 'Your colleagues can read it here.' };
          send({ change: 'addNote', words }, said, text.forget);
        }}
      >
        <Field
          id="note"
          label="New note"
          hint="The candidate may ask to read this note."
          error={errorOf('words')}
        >
          {(control) => <textarea {...control} name="words" rows={3} />}
        </Field>
        <button type="submit" className="btn line sm" aria-disabled={isBusy}>
          Add note
        </button>
      </form>
    </section>
  );
}

interface WrittenNoteProps extends Pick<ServerChange, 'send' | 'isBusy' | 'refusal'> {
  note: Note;
}

function WrittenNote({ note, send, isBusy, refusal }: WrittenNoteProps) {
  const { id, at, staffEmail, words } = note;
  return (
    <li>
      <WrittenText>{words}</WrittenText>
      <span className="small muted">
        {staffEmail}, {writtenInstant(at, new Date())}
      </span>
      <span>
        <AskFirst
          trigger="Remove"
          triggerClass="btn danger line sm"
          isDestructive
          title="Remove this note?"
          confirm="Remove note"
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(_form, close) =>
            send(
              { change: 'removeNote', id },
              { title: 'Removed', text: 'The note is gone.' },
              close,
            )
          }
        >
          <WrittenText>{words}</WrittenText>
        </AskFirst>
      </span>
    </li>
  );
}
