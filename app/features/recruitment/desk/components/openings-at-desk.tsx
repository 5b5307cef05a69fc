import { Link } from 'react-router';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import type { Notice } from '#ui/notify.ts';
import type { OpeningStatus } from '../../openings/close-opening.server.ts';
import { type OpeningChange, openingsAt } from '../../openings/openings-at.ts';

/** The openings, and the way to close one for new applications. */
export function OpeningsAtDesk({ openings }: { openings: OpeningStatus[] }) {
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

function OpeningRow({ opening }: { opening: OpeningStatus }) {
  const { id, title, closesOn, isClosed, candidates } = opening;
  const change = useServerChange(openingsAt);
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
        <StatusBadge
          of={
            isClosed ? { name: 'Closed', shape: 'refused square' } : { name: 'Open', shape: 'good' }
          }
        />
        <OpeningAct
          opening={opening}
          change={change}
          closes
          verb="Close"
          question={`Close ${title}?`}
          said={{ title: 'Closed', text: `${title} takes no more applications.` }}
        >
          The careers page shows it as closed at once, and new applications are refused. Nothing
          changes for the applications that you have.
        </OpeningAct>
        <OpeningAct
          opening={opening}
          change={change}
          closes={false}
          verb="Open again"
          question={`Open ${title} again?`}
          said={{ title: 'Opened again', text: `${title} takes applications again.` }}
        >
          The careers page offers it again at once.
        </OpeningAct>
      </span>
    </li>
  );
}

interface OpeningActProps {
  opening: OpeningStatus;
  change: ServerChange<OpeningChange>;
  closes: boolean;
  verb: string;
  question: string;
  said: Notice;
  children: string;
}

/** Each act has a dialog of its own: one that is open does not turn into its opposite when a colleague was faster. */
function OpeningAct({ opening, change, closes, verb, question, said, children }: OpeningActProps) {
  const { id, title, version, isClosed } = opening;
  return (
    <AskToSend
      isPossible={isClosed !== closes}
      trigger={verb}
      triggerAbout={` ${title}`}
      triggerClass="btn line sm"
      title={question}
      confirm={closes ? 'Close the opening' : verb}
      change={change}
      body={{ id, version, isClosed: closes }}
      said={said}
    >
      <p>{children}</p>
    </AskToSend>
  );
}
