import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { timeInLusaka } from '#lib/dates/when-in-words.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';
import type { UndoSeveralRequest } from '../desk-schemas.ts';
import type { MovedSeveral, TakenBackSeveral } from '../move-several.server.ts';

export interface MovedNow extends MovedSeveral {
  to: EnrollmentStatus;
  /** The move whose letter was changed and has not gone to everybody: its words stay on this computer. */
  keptFor: string | undefined;
}

interface MovedTogetherProps {
  said: MovedNow;
  /** Of the screen: it stays when this note is gone. */
  change: ServerChange<UndoSeveralRequest>;
  onTakenBack: (done: TakenBackSeveral) => void;
}

/** Who was moved together, with the one press that takes all of it back; who was not, and whom to call. */
export function MovedTogether({
  said: { moved, notMoved, toCall, to, until, keptFor },
  change,
  onTakenBack,
}: MovedTogetherProps) {
  return (
    <GoesOn>
      <p>
        {moved.length} now “{enrollmentStatuses[to].name}”.
      </p>
      {moved.length > 0 && (
        <p>
          <SendButton
            className="btn line sm"
            change={change}
            body={{
              applications: moved.map(({ reference, version }) => ({ reference, version })),
            }}
            onDone={onTakenBack}
          >
            Take all of it back (until {timeInLusaka(new Date(until))})
          </SendButton>{' '}
          To take one back, open it:
        </p>
      )}
      {moved.length > 0 && (
        <ul>
          {moved.map(({ reference, applicant }) => (
            <li key={reference}>
              <Link to={reference}>
                {applicant}, <span className="ref">{reference}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {notMoved.length > 0 && <NotDone title="Not moved:" those={notMoved} />}
      {keptFor && <p>What you typed is kept. Choose them again, and press “{keptFor} …”.</p>}
      {toCall.length > 0 && (
        <>
          <p>No mail goes to these families. Call them:</p>
          <ul>
            {toCall.map(({ reference, applicant, phone }) => (
              <li key={reference}>
                <Link to={reference}>
                  {applicant}, <span className="ref">{reference}</span>
                </Link>
                :{' '}
                {phone ? (
                  <a href={telephoneLink(phone)}>{phone}</a>
                ) : (
                  'nobody to call may be told of the child'
                )}
                ,{' '}
                <Link to={`${reference}/letter`}>
                  print the letter<span className="visually-hidden"> for {applicant}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </GoesOn>
  );
}

/** What became of taking back what was moved together. */
export function TakenBackTogether({ takenBack, notTakenBack }: TakenBackSeveral) {
  return (
    <GoesOn>
      {takenBack.length > 0 && (
        <p>{takenBack.length} taken back: as before, and no mail of it leaves.</p>
      )}
      {notTakenBack.length > 0 && <NotDone title="Not taken back:" those={notTakenBack} />}
    </GoesOn>
  );
}

/** The buttons that were pressed are gone: the focus is here, and on a phone this is what stands on the screen. */
function GoesOn({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    // Newer browsers answer with a promise, which is no way to clean up.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note} className="note" tabIndex={-1}>
      {children}
    </div>
  );
}

function NotDone({ title, those }: { title: string; those: MovedSeveral['notMoved'] }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {those.map(({ reference, applicant, reason }) => (
          <li key={reference}>
            {applicant !== reference && `${applicant}, `}
            <span className="ref">{reference}</span>: {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
