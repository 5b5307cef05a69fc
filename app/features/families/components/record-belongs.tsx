import { Link } from 'react-router';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { decisionNames } from '../together/decision-words.ts';
import type { SuggestedRecord } from '../together/records-alike.server.ts';
import { DECIDE_CALL } from './decide-call.ts';

/** A message, payment or form that may belong to the family: why, and one press that says so. */
export function RecordBelongs({ found, change }: { found: SuggestedRecord; change: ServerChange }) {
  const { one, record, reason } = found;
  const titleId = `record-${record.reference}`;
  function decide(decision: 'sameFamily' | 'notSame') {
    const body = { reference: one.reference, other: record.reference, decision, seen: null };
    const said = { title: decisionNames[decision], text: 'You can take it back.' };
    change.send({ call: DECIDE_CALL, body }, said);
  }
  return (
    <div className="note">
      <h3 id={titleId}>Does this belong here?</h3>
      <p dir="auto">
        <Link to={record.to}>{record.title}</Link>. {record.detail}{' '}
        <StatusBadge of={record.status} />
      </p>
      <p dir="auto">
        {reason.charAt(0).toUpperCase()}
        {reason.slice(1)}.
      </p>
      <fieldset className="row" aria-labelledby={titleId}>
        <SmallButton
          className="btn sm"
          aria-disabled={change.isBusy}
          onClick={() => decide('sameFamily')}
        >
          It belongs here
        </SmallButton>
        <SmallButton aria-disabled={change.isBusy} onClick={() => decide('notSame')}>
          It does not
        </SmallButton>
      </fieldset>
    </div>
  );
}
