import { Link } from 'react-router';
import { writtenKwacha } from '#lib/text/kwacha.ts';
import { SmallButton } from '#ui/small-button.tsx';

interface TickedByStatementProps {
  /** What was ticked by the last press and is so still. */
  ticked: { done: number; kwacha: number };
  /** So many of the ticks before were just taken back. */
  takenBack: number;
  notDone: readonly { reference: string; reason: string }[];
  isBusy: boolean;
  onTakeBack(): void;
}

/** What the last press has done, and the way to take all of it back. */
export function TickedByStatement(props: TickedByStatementProps) {
  const { ticked, takenBack, notDone, isBusy, onTakeBack } = props;
  const { done, kwacha } = ticked;
  return (
    <div role="status">
      {done > 0 && (
        <div className="note row apart">
          <p>
            <b>{done === 1 ? '1 payment is ticked.' : `${done} payments are ticked.`}</b>{' '}
            {writtenKwacha(kwacha)}. Families with an email address get their mail ten minutes after
            the tick.
          </p>
          <SmallButton aria-disabled={isBusy} onClick={onTakeBack}>
            {done === 1 ? 'Take the tick back' : `Take the ${done} ticks back`}
          </SmallButton>
        </div>
      )}
      {takenBack > 0 && (
        <p className="note">
          <b>{takenBack === 1 ? '1 tick is taken back.' : `${takenBack} ticks are taken back.`}</b>{' '}
          {takenBack === 1 ? 'This payment stands' : 'These payments stand'} as before.
        </p>
      )}
      {notDone.length > 0 && (
        <div className="note">
          <p>
            <b>Not done:</b>
          </p>
          <ul>
            {notDone.map(({ reference, reason }) => (
              <li key={reference}>
                <Link to={placeOf(reference)}>{reference}</Link>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const placeOf = (reference: string) =>
  `/staff/${reference.startsWith('PM-') ? 'parents' : 'meals'}/${reference}`;
