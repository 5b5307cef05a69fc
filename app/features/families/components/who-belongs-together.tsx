import { Link } from 'react-router';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { capitalized } from '#lib/text/capitalized.ts';
import { SendButton } from '#requests/send-button.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { Fold } from '#ui/fold.tsx';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import { decisionNames } from '../together/decision-words.ts';
import { type DecisionAsked, decisionsAt, oneFamilyAt } from '../together/decisions-at.ts';
import type { SuggestedRecord } from '../together/records-alike.server.ts';
import type { Belonging, DecidedPair } from '../together/suggestions.server.ts';
import { DecideButton } from './decide-button.tsx';
import { PairToDecide } from './suggested-pair.tsx';

/** Who may belong to a family, each with its reason; one press decides, and one takes it back. */
export function WhoBelongsTogether({ belonging }: { belonging: Belonging }) {
  const change = useServerChange(decisionsAt);
  const { suggested, decided, records } = belonging;
  if (suggested.length + decided.length + records.length === 0) return null;
  const isUndecided = records.length > 0 || suggested.some(({ isSettled }) => !isSettled);
  return (
    <Fold
      id="belonging-title"
      title="Who belongs together?"
      note={isUndecided ? 'please decide' : 'nothing to decide'}
      isOpen={isUndecided}
    >
      <div className="belonging">
        <AllOfOne belonging={belonging} change={change} />
        {suggested.map((pair) => (
          <PairToDecide
            key={`${pair.one.reference} ${pair.other.reference}`}
            pair={pair}
            change={change}
          />
        ))}
        {records.map((found) => (
          <RecordBelongs key={found.record.reference} found={found} change={change} />
        ))}
        {decided.length > 0 && (
          <ul className="notes">
            {decided.map((pair) => (
              <Decided key={pair.id} pair={pair} change={change} />
            ))}
          </ul>
        )}
        <p className="small muted">Each can be taken back. Both references go on working.</p>
      </div>
    </Fold>
  );
}

function Decided({ pair, change }: { pair: DecidedPair; change: ServerChange<DecisionAsked> }) {
  const { id, reference, other, children, decision, decidedAt, decidedBy } = pair;
  return (
    <li>
      <p dir="auto">
        <b>{decisionNames[decision]}:</b>{' '}
        <UnbrokenText text={`${children[0]} (${reference}) and ${children[1]} (${other})`} />
      </p>
      <p className="small muted" dir="auto">
        <StaffName of={decidedBy} />, {shortInstant(decidedAt, new Date())}
      </p>
      <SendButton
        className="btn line sm"
        change={change}
        body={{ reference, other, decision: null, seen: id }}
        said={{ title: 'Taken back', text: `${children.join(' and ')} are as they were.` }}
      >
        Take back
        <span className="visually-hidden">
          : {decisionNames[decision]}, {children.join(' and ')}
        </span>
      </SendButton>
    </li>
  );
}

interface RecordBelongsProps {
  found: SuggestedRecord;
  change: ServerChange<DecisionAsked>;
}

/** A message, payment or form that may belong to the family: why, and one press that says so. */
function RecordBelongs({ found, change }: RecordBelongsProps) {
  const { one, record, reason } = found;
  const titleId = `record-${record.reference}`;
  const pair = [one.reference, record.reference] as const;
  return (
    <div className="note">
      <h3 id={titleId}>Does this belong here?</h3>
      <p dir="auto">
        <Link to={record.to}>{record.title}</Link>. {record.detail}{' '}
        <StatusBadge of={record.status} />
      </p>
      <p dir="auto">{capitalized(reason)}.</p>
      <fieldset className="row" aria-labelledby={titleId}>
        <DecideButton className="btn sm" change={change} pair={pair} decision="sameFamily">
          It belongs here
        </DecideButton>
        <DecideButton className="btn line sm" change={change} pair={pair} decision="notSame">
          It does not
        </DecideButton>
      </fieldset>
    </div>
  );
}

interface AllOfOneProps {
  belonging: Belonging;
  change: ServerChange<DecisionAsked>;
}

/** Where several are asked about: one press says it of all of them. */
function AllOfOne({ belonging, change }: AllOfOneProps) {
  const pairs = belonging.suggested.filter(
    ({ isSettled, question }) => !isSettled && question === 'sameFamily',
  );
  if (pairs.length < 2) return null;
  const count = belonging.members + pairs.length;
  const named = pairs.map(({ one, other }) => ({
    reference: one.reference,
    other: other.reference,
  }));
  return (
    <p>
      <SendButton
        className="btn sm"
        change={change.to(oneFamilyAt)}
        body={{ pairs: named }}
        said={{ title: decisionNames.sameFamily, text: 'You can take back each of them.' }}
      >
        All {count} are one family
      </SendButton>
    </p>
  );
}
