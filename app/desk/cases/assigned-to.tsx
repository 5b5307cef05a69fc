import { useState } from 'react';
import { useServerChange } from '#requests/use-server-change.ts';
import { Options } from '#ui/fields/options.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { useStaffWords } from '../staff/staff-name.tsx';
import type { ShownWork } from './office-work.server.ts';

/** Who looks after a record, and the way to give it to a colleague. Choosing the one before takes it back. */
export function AssignedTo({ work: { version, assignedTo, colleagues } }: { work: ShownWork }) {
  const { send, isBusy } = useServerChange();
  const nameOf = useStaffWords();
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? assignedTo ?? '';
  const isGone = value !== '' && !colleagues.some(({ accountId }) => accountId === value);
  return (
    <MoreMenu label="Give to a colleague">
      <li>
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
            <label htmlFor="assigned-to">Assigned to</label>
            <select
              id="assigned-to"
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
      </li>
    </MoreMenu>
  );
}

/** Whose work it is, among the facts of a record. */
export function useWhoseWork({ assignedTo, colleagues }: ShownWork): string {
  const nameOf = useStaffWords();
  if (assignedTo === null) return 'nobody’s';
  const colleague = colleagues.find(({ accountId }) => accountId === assignedTo);
  return colleague ? `${nameOf(colleague.email)}’s` : 'of somebody who has left';
}
