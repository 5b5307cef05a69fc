import { Link } from 'react-router';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { CallFamily } from '../../desk/components/call-family.tsx';
import type { ApplicationChange } from '../../desk/desk-at.ts';
import type { DeskRecord } from '../../desk/desk-record.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { tellingOf } from '../telling.ts';
import { everyWayToTell, isWayToTell, notYetToTell, waysToTell } from '../told-how.ts';

interface TellFamilyProps {
  record: DeskRecord;
  change: ServerChange<ApplicationChange>;
}

/** Where no mail tells a family what was decided: whom to call, the letter on paper, and the tick of whoever has told it. */
export function TellFamily({ record, change }: TellFamilyProps) {
  const { history, isMailable, familyPhone, status, version, acts } = record;
  const reached = history.at(-1);
  const telling = tellingOf(record, new Date());
  if (!reached || !telling) return null;
  const { toldHow } = reached.facts;
  const isDead = reached.mail?.status === 'dead';
  if (toldHow) {
    const act = acts.find(({ data }) => data.toldHow === toldHow);
    return (
      <p>
        {isWayToTell(toldHow) && `The family was ${waysToTell[toldHow].did}`}
        {act && (
          <>
            : <StaffName of={act.staffEmail} />, {shortInstant(act.at, new Date())}
          </>
        )}
        .{' '}
        <SendButton className="link" change={change} body={{ change: 'notTold', version }}>
          Not told
        </SendButton>
      </p>
    );
  }
  if (telling === 'nobodyToTell') {
    return (
      <p>
        Nobody on the form may be told of the child, so no letter goes out. Find out who looks after
        the child now, and write that person into the form with “Correct an answer …”.
      </p>
    );
  }
  const notYet = notYetToTell(reached, new Date());
  return (
    <>
      <p>
        {isDead && 'The mail about this did not arrive. '}
        {isDead && isMailable ? null : <CallFamily phone={familyPhone} />}
        {notYet ?? (
          <>
            Tell the family, or{' '}
            <Link to="letter">print the letter about “{enrollmentStatuses[status].name}”</Link>.
          </>
        )}
      </p>
      {!notYet && (
        <p className="row">
          {everyWayToTell.map((how) => (
            <SendButton
              key={how}
              className="btn line sm"
              change={change}
              body={{ change: 'told', version, how }}
            >
              Told {waysToTell[how].name.toLowerCase()}
            </SendButton>
          ))}
        </p>
      )}
    </>
  );
}
