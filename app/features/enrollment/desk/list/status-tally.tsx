import { Link, useSearchParams } from 'react-router';
import { countIn } from '#desk/list/tally.ts';
import type { EnrollmentStatus } from '../../enrollment-application.ts';
import { enrollmentStatuses, statusNames } from '../../status/moves.ts';
import { type ApplicationList, countInWords, type ListQuery } from './application-list.ts';

/** The statuses as filters, each with how many are in it. */
export function StatusTally({
  query,
  tally,
}: Pick<ApplicationList, 'tally'> & { query: ListQuery }) {
  const [search] = useSearchParams();
  const shown = enrollmentStatuses.filter(
    (status) => !tally || tally[status] || status === query.status,
  );
  function addressOf(status: EnrollmentStatus | undefined): string {
    const next = new URLSearchParams(search);
    for (const name of ['status', 'after', 'before']) next.delete(name);
    if (status) next.set('status', status);
    return `?${next}`;
  }
  return (
    <ul className="tally" aria-label="Status">
      <li>
        <Link to={addressOf(undefined)} aria-current={query.status ? undefined : 'true'}>
          {tally && <b>{countInWords(countIn(tally))}</b>} All
        </Link>
      </li>
      {shown.map((status) => (
        <li key={status}>
          <Link to={addressOf(status)} aria-current={status === query.status ? 'true' : undefined}>
            {tally && <b>{countInWords(tally[status] ?? 0)}</b>} {statusNames[status]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
