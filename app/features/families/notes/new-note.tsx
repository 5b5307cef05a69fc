import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { NoteForm } from '#desk/cases/note-form.tsx';
import { NOTE_HASH, notesAt } from './notes-at.ts';

/** What somebody of the office notes about a family, such as what a caller wanted. */
export function NewNote({ reference }: { reference: string }) {
  const place = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    if (hash === NOTE_HASH) place.current?.querySelector('textarea')?.focus();
  }, [hash, key]);
  return (
    <section ref={place} className="panel no-print" aria-labelledby="new-note">
      <h2 id="new-note">Note or call</h2>
      <NoteForm
        key={reference}
        at={notesAt.at(reference)}
        reference={reference}
        hint="For the office only. The family may ask to read it."
      />
    </section>
  );
}
