import { Link } from 'react-router';
import type { OpeningState } from '#features/recruitment/close-opening.server.ts';
import { AskFirst } from '#features/staff/components/ask-first.tsx';
import { StatusBadge } from '#features/staff/components/status-badge.tsx';
import { useDeskChange } from '#features/staff/use-desk-change.ts';
import { dayMonthYear } from '#lib/plain-date.ts';

/** The openings, and the way to close one for new applications. */
export function OpeningsAtDesk({ openings }: { openings: OpeningState[] }) {
  return (
    <section>
      <h2>Openings</h2>
      <ul className="openings-at-desk">
        {openings.map((opening) => (
          <OpeningRow key={opening.id} opening={opening} />
        ))}
      </ul>
    </section>
  );
}

function OpeningRow({ opening }: { opening: OpeningState }) {
  const { id, title, closesOn, isClosed, version, candidates } = opening;
  const { send, isBusy, refusal } = useDeskChange();
  const verb = isClosed ? 'Open again' : 'Close';
  return (
    <li>
      <span>
        <Link to={`?opening=${id}`}>{title}</Link>
        <br />
        <span className="small muted">
          {candidates === 1 ? '1 candidate' : `${candidates} candidates`}
          {closesOn && `, until ${dayMonthYear(closesOn)}`}
        </span>
      </span>
      <span className="row">
        <StatusBadge shape={isClosed ? 'no sq' : 'go'}>{isClosed ? 'Closed' : 'Open'}</StatusBadge>
        <AskFirst
          trigger={
            <>
              {verb}
              <span className="vh"> {title}</span>
            </>
          }
          triggerClass="btn line sm"
          title={isClosed ? `Open ${title} again?` : `Close ${title}?`}
          confirm={verb}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(_form, close) =>
            send(
              { id, version, isClosed: !isClosed },
              {
                title: isClosed ? 'Opened again' : 'Closed',
                text: isClosed
                  ? `${title} takes applications again.`
                  : `${title} takes no more applications.`,
              },
              close,
            )
          }
        >
          <p>
            {isClosed
              ? 'The careers page offers it again at once.'
              : 'The careers page shows it as closed at once, and new applications are refused. Nothing changes for the applications that you have.'}
          </p>
        </AskFirst>
      </span>
    </li>
  );
}
