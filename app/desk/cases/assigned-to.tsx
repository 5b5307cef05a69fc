import { type FormEvent, useRef, useState } from 'react';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useKeptText } from '#requests/use-kept-text.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { SelectField, TextField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import type { WorkRoom } from '../rooms.ts';
import { useStaffWords } from '../staff/staff-name.tsx';
import { officeWorkAt } from './case-address.ts';
import type { ShownWork } from './office-work.server.ts';
import { WORD_LIMIT } from './office-work.ts';

interface GiveProps {
  room: WorkRoom;
  work: ShownWork;
}

/** The button that opens the way to give a record to a colleague. */
export function AssignedTo(props: GiveProps) {
  return (
    <MoreMenu label="Give to a colleague">
      <li>
        <GiveToColleague {...props} />
      </li>
    </MoreMenu>
  );
}

/** Who looks after a record, and the way to give it to a colleague with a word. Choosing the one before takes it back. */
export function GiveToColleague({ room, work }: GiveProps) {
  const { reference, version, assignedTo, colleagues } = work;
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, refusal } = useServerChange(officeWorkAt(room));
  const { errorOf, look } = useFieldErrors(refusal);
  const kept = useKeptText(form, `${reference} give`);
  const nameOf = useStaffWords();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? assignedTo ?? '';
  const isGone = value !== '' && !colleagues.some(({ accountId }) => accountId === value);
  function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const colleague = colleagues.find(({ accountId }) => accountId === value);
    const words = String(new FormData(event.currentTarget).get('words') ?? '');
    const text = colleague
      ? `${nameOf(colleague.email)} looks after it.`
      : 'Nobody looks after it now.';
    send(
      { change: 'assign', version, to: value || null, words },
      { title: 'Assigned', text },
      () => {
        kept.forget();
        setChosen(undefined);
        // The menu around it lies over the next step; it closes as after a dialog.
        form.current?.dispatchEvent(new Event('close'));
      },
    );
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={give}
      onChange={(event) => {
        kept.keep();
        look(event);
      }}
    >
      {/* Without a name: a choice that was not sent is not kept, only the words are. */}
      <SelectField
        id="assigned-to"
        label="Assigned to"
        error={errorOf('to')}
        value={value}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">Nobody</option>
        {isGone && <option value={value}>Somebody who has left</option>}
        <Options of={colleagues.map(({ accountId, email }) => [accountId, nameOf(email)])} />
      </SelectField>
      <TextField
        id="give-words"
        label="What your colleague should know"
        hint="It stands at this record as a note."
        isOptional
        error={errorOf('words')}
        name="words"
        rows={2}
        maxLength={WORD_LIMIT}
      />
      <button type="submit" className="btn line sm" aria-disabled={isBusy}>
        Assign
      </button>
    </form>
  );
}

/** Whose work it is, among the facts of a record. */
export function useWhoseWork({ assignedTo, colleagues }: ShownWork): string {
  const nameOf = useStaffWords();
  if (assignedTo === null) return 'nobody’s';
  const colleague = colleagues.find(({ accountId }) => accountId === assignedTo);
  return colleague ? `${nameOf(colleague.email)}’s` : 'of somebody who has left';
}
