import { Link } from 'react-router';
import type { ToldTurn } from '#desk/cases/turns/told-turn.ts';
import { TurnLine } from '#desk/cases/turns/turn-line.tsx';
import { writtenDate } from '#lib/dates/plain-date.ts';
import { enrollmentStatuses } from '../../enrollment-status.ts';
import { GoesOnAs } from '../../same-child/goes-on-as.tsx';
import type { ChildInPortal } from '../family-overview.server.ts';

/** With whose turn it is, and how many papers of the office's list are not there yet. */
type ChildWithPapers = ChildInPortal & { turn?: ToldTurn; missingPapers: number };

interface YourChildrenProps {
  list: readonly ChildWithPapers[];
  /** Such as `two weeks`, where the school says so. */
  answerWithin?: string | undefined;
}

/** Each child that somebody follows: where it stands, whose turn it is, and what is waited for. */
export function YourChildren({ list, answerWithin }: YourChildrenProps) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="children">
      <h2 id="children">Your children</h2>
      <ul className="followed">
        {list.map((child) => (
          <li key={child.reference} className={isTheirTurn(child) ? 'panel waits' : 'panel'}>
            <h3>
              <Link className="tall" to={`/portal/applications/${child.reference}`}>
                {child.student}
              </Link>
            </h3>
            <p>
              <b>{enrollmentStatuses[child.status].told.title}</b>
            </p>
            <p className="small muted">
              {child.gradeLevel}, {child.enrollmentYear} ·{' '}
              <span className="ref">{child.reference}</span>
            </p>
            <GoesOnAs application={child} />
            <WhoseTurn child={child} answerWithin={answerWithin} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WhoseTurnProps {
  child: ChildWithPapers;
  answerWithin: string | undefined;
}

function WhoseTurn({ child, answerWithin }: WhoseTurnProps) {
  const { reference, status, answerBy, requests, missingPapers, turn, interview } = child;
  const { told, isOurTurn, isOffer } = enrollmentStatuses[status];
  return (
    <div className="whose-turn">
      {!answerBy && <TurnLine turn={turn} />}
      <p>
        {interview?.meaning ?? turn?.awaited ?? told.awaited}
        {isOurTurn && !turn && answerWithin && ` You hear from us within ${answerWithin}.`}
      </p>
      {isOffer && (
        <p>
          <Link className="tall" to={`/portal/applications/${reference}`}>
            {answerBy ? `Answer by ${writtenDate(answerBy)}` : 'Answer the offer'}
          </Link>
        </p>
      )}
      {requests.length > 0 && (
        <>
          <p>The school waits for:</p>
          <ul>
            {requests.map(({ id, what }) => (
              <li key={id}>{what}</li>
            ))}
          </ul>
        </>
      )}
      {missingPapers > 0 && (
        <p>
          {missingPapers === 1
            ? '1 paper is not here yet. You can send or bring it later. '
            : `${missingPapers} papers are not here yet. You can send or bring them later. `}
          <Link to={`/portal/applications/${reference}/papers`}>Papers</Link>
        </p>
      )}
    </div>
  );
}

function isTheirTurn({ status, requests }: ChildInPortal): boolean {
  return enrollmentStatuses[status].isOffer || requests.length > 0;
}
