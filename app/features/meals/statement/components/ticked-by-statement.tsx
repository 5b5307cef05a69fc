import { Link } from 'react-router';
import { writtenKwacha } from '#lib/text/kwacha.ts';

interface TickedByStatementProps {
  /** What was ticked by the last press and is so still. */
  ticked: { done: number; kwacha: number };
  notDone: readonly { reference: string; reason: string }[];
  isBusy: boolean;
  onTakeBack(): void;
}

/** What the last press has done, and the way to take all of it back. */
export function TickedByStatement(props: TickedByStatementProps) {
  const { ticked, notDone, isBusy, onTakeBack } = props;
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
          <button type="button" className="btn line sm" aria-disabled={isBusy} onClick={onTakeBack}>
            {done === 1 ? 'Take the tick back' : `Take the ${done} ticks back`}
          </button>
        </div>
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
