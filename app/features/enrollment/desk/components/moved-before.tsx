import { StaffName } from '#desk/staff/staff-name.tsx';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { MoreMenu } from '#ui/more-menu.tsx';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import type { UndoSeveralRequest } from '../desk-schemas.ts';
import type { TakenBackSeveral } from '../move-several.server.ts';
import type { MovedBefore } from '../moved-together.server.ts';

interface MovedBeforeProps {
  groups: readonly MovedBefore[];
  /** Of the screen: it stays when these are gone. */
  change: ServerChange<UndoSeveralRequest>;
  onTakenBack: (done: TakenBackSeveral) => void;
}

/** What somebody of the office has moved together in the last ten minutes, behind a button of the list. */
export function MovedBeforeMenu(props: MovedBeforeProps) {
  if (props.groups.length === 0) return null;
  return (
    <MoreMenu label="Moved together">
      <Groups {...props} buttonClass="" />
    </MoreMenu>
  );
}

/** The same below the list, where a button more would push the first row down. */
export function MovedBeforeBelow(props: MovedBeforeProps) {
  if (props.groups.length === 0) return null;
  return (
    <section aria-labelledby="moved-together">
      <h2 id="moved-together">Moved together</h2>
      <ul className="bare">
        <Groups {...props} buttonClass="btn line sm" />
      </ul>
    </section>
  );
}

/** Each with the press that takes it back. */
function Groups(props: MovedBeforeProps & { buttonClass: string }) {
  const { groups, change, onTakenBack, buttonClass } = props;
  return groups.map(({ at, by, to, until, moved }) => (
    <li key={`${at} ${by}`}>
      <span className="small of-press">
        {moved.length} now “{enrollmentStatuses[to].name}”, <StaffName of={by} />,{' '}
        {timeInLusaka(new Date(at))}
      </span>
      <SendButton
        className={buttonClass}
        change={change}
        body={{ applications: moved }}
        onDone={onTakenBack}
      >
        Take these {moved.length} back (until {timeInLusaka(new Date(until))})
      </SendButton>
    </li>
  ));
}
