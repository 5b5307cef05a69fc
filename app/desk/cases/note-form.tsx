import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { Where } from '#requests/address.ts';
import { useKeptForm } from '#requests/use-kept-form.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { SelectField, TextField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { callDays } from '../family/call-days.ts';
import type { AskedOfNote } from './office-work.ts';

/** What a refusal calls them. */
const [WORDS, DAY] = ['words', 'callOn'];

interface NoteFormProps {
  /** Where the note is taken. */
  at: Where<{ takes: AskedOfNote }>;
  /** Under its name what is typed is kept on this computer. */
  reference: string;
  /** Who may ask to read what is written. */
  hint: string;
}

/** A note of the office, and the day on which it calls back, if it is to. */
export function NoteForm({ at, reference, hint }: NoteFormProps) {
  const today = dayInLusaka(new Date());
  const { form, isBusy, errorOf } = useKeptForm(
    useServerChange(at),
    `${reference} note`,
    (typed) => ({
      change: 'addNote',
      words: String(typed.get(WORDS)),
      callOn: String(typed.get(DAY)) || null,
    }),
    { title: 'Note added', text: 'Your colleagues see it here. A call stands on Today as well.' },
  );
  return (
    <form {...form} className="jot no-print">
      <TextField
        id="note"
        label="New note"
        hint={hint}
        error={errorOf(WORDS)}
        name={WORDS}
        rows={2}
      />
      <SelectField id="call-on" label="Call back" error={errorOf(DAY)} name={DAY}>
        <Options none="No call" of={callDays(today).map(({ value, label }) => [value, label])} />
      </SelectField>
      <button type="submit" className="btn line sm" aria-disabled={isBusy}>
        Add note
      </button>
    </form>
  );
}
