import { useState } from 'react';
import { useStaffWords } from '#desk/staff/staff-name.tsx';
import type { Colleague } from '#features/people/colleagues.server.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { Options } from '#ui/fields/options.tsx';

interface AssignedToProps {
  version: number;
  assignedTo: string | null;
  colleagues: Colleague[];
}

/** Who looks after a record. Choosing the one before takes it back. */
export function AssignedTo({ version, assignedTo, colleagues }: AssignedToProps) {
  const { send, isBusy } = useServerChange();
  const nameOf = useStaffWords();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? assignedTo ?? '';
  const isGone = value !== '' && !colleagues.some(({ accountId }) => accountId === value);
  return (
    <section>
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
