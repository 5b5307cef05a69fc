import { Link } from 'react-router';
import { StatusBadge } from '#desk/list/status-badge.tsx';
import { capitalized } from '#lib/text/capitalized.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SmallButton } from '#ui/small-button.tsx';
import type { SuggestedRecord } from '../together/records-alike.server.ts';
import { decide } from './decide-call.ts';

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
        <SmallButton
          className="btn sm"
          aria-disabled={change.isBusy}
          onClick={() => decide(change, pair, 'sameFamily')}
        >
          It belongs here
        </SmallButton>
        <SmallButton aria-disabled={change.isBusy} onClick={() => decide(change, pair, 'notSame')}>
          It does not
        </SmallButton>
      </fieldset>
    </div>
  );
}
