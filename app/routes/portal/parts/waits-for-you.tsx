import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';

interface WaitsForYouProps {
  requests: readonly { id: string; what: string; askedAt: string }[];
}

/** What the school still waits for; nothing when it waits for nothing. */
export function WaitsForYou({ requests }: WaitsForYouProps) {
  if (requests.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="waits">
      <h2 id="waits">The school waits for you</h2>
      <ul>
        {requests.map(({ id, what, askedAt }) => (
          <li key={id}>
            <b>{what}</b>{' '}
            <span className="small muted">
              asked on {writtenDate(dayInLusaka(new Date(askedAt)))}
            </span>
          </li>
        ))}
      </ul>
      <p>
        You can bring it to the school office, or <a href="#messages">write to us below</a>. A paper
        that is missing stops nothing.
      </p>
    </section>
  );
}
