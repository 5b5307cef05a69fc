import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { UNDO_MINUTES } from '#desk/cases/time-to-undo.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { type EnrollmentStatus, enrollmentStatuses } from '../../enrollment-status.ts';
import type { MovedSeveral } from '../move-several.server.ts';

/** Who was moved together, who was not, and whom to call. */
export function MovedTogether({
  moved,
  notMoved,
  toCall,
  to,
}: MovedSeveral & { to: EnrollmentStatus }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note} className="note">
      <p>
        {moved.length} now “{enrollmentStatuses[to].name}”.
        {moved.length > 0 && ` To take one back, open it within ${UNDO_MINUTES} minutes:`}
      </p>
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
      {notMoved.length > 0 && (
        <>
          <p>Not moved:</p>
          <ul>
            {notMoved.map(({ reference, applicant, reason }) => (
              <li key={reference}>
                {applicant}, <span className="ref">{reference}</span>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
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
    </div>
  );
}
