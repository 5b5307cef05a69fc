import { useState } from 'react';
import { useServerChange } from '#requests/use-server-change.ts';
import { Options } from '#ui/fields/options.tsx';
import { useStaffWords } from '../staff/staff-name.tsx';
import type { ShownWork } from './office-work.server.ts';

/** Who looks after a record. Choosing the one before takes it back. */
export function AssignedTo({ work: { version, assignedTo, colleagues } }: { work: ShownWork }) {
  const { send, isBusy } = useServerChange();
  const nameOf = useStaffWords();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? assignedTo ?? '';
  const isGone = value !== '' && !colleagues.some(({ accountId }) => accountId === value);
  return (
    <section className="no-print">
      <h2 id="assigned-to">Assigned to</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const colleague = colleagues.find(({ accountId }) => accountId === value);
          send(
            { change: 'assign', version, to: value || null },
            {
              title: 'Assigned',
              text: colleague
                ? `${nameOf(colleague.email)} looks after it.`
                : 'Nobody looks after it now.',
            },
            () => setChosen(undefined),
          );
        }}
      >
        <div className="field">
          <select
            aria-labelledby="assigned-to"
            value={value}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <option value="">Nobody</option>
            {isGone && <option value={value}>Somebody who has left</option>}
            <Options of={colleagues.map(({ accountId, email }) => [accountId, nameOf(email)])} />
          </select>
        </div>
        <button type="submit" className="btn line sm" aria-disabled={isBusy}>
          Assign
        </button>
      </form>
    </section>
  );
}
