import { Link } from 'react-router';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { capitalized } from '#lib/text/capitalized.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { SuggestedRecord } from '../together/records-alike.server.ts';
import { DecideButton } from './decide-button.tsx';

/** A message, payment or form that may belong to the family: why, and one press that says so. */
export function RecordBelongs({ found, change }: { found: SuggestedRecord; change: ServerChange }) {
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
