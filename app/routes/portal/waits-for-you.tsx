import { Link } from 'react-router';
import type { ApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { idOfPaper } from '#features/papers/components/paper-card.tsx';
import { dayInLusaka, writtenDate } from '#lib/dates/plain-date.ts';

type WaitsForYouProps = Pick<ApplicationForGuardian, 'reference' | 'requests'>;

/** What the school still waits for; nothing when it waits for nothing. */
export function WaitsForYou({ reference, requests }: WaitsForYouProps) {
  if (requests.length === 0) return null;
  return (
    <section className="panel mb-g5" aria-labelledby="waits">
      <h2 id="waits">The school waits for you</h2>
      <ul>
        {requests.map(({ id, what, paper, askedAt }) => (
          <li key={id}>
            <b>{what}</b>{' '}
            <span className="small muted">
              asked on {writtenDate(dayInLusaka(new Date(askedAt)))}
            </span>
            {paper && (
              <>
                {' '}
                <Link
                  to={`/portal/applications/${reference}/papers#${idOfPaper(reference, paper)}`}
                >
                  Photograph it here<span className="visually-hidden">: {what}</span>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        You can bring it to the school office, or <a href="#messages">write to us below</a>. The
        application goes on while a paper is missing.
      </p>
    </section>
  );
}
