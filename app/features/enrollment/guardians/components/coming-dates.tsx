import { writtenDate } from '#lib/dates/plain-date.ts';
import type { ComingDate } from '../coming-dates.ts';

/** The days that matter to this family, and the way to all others. */
export function ComingDates({ dates }: { dates: readonly ComingDate[] }) {
  return (
    <section aria-labelledby="coming">
      <h2 id="coming">What comes next</h2>
      {dates.length === 0 ? (
        <p>No date is set for your family yet.</p>
      ) : (
        <ol className="ahead">
          {dates.map(({ on, what, isProvisional }) => (
            <li key={on + what}>
              <time dateTime={on}>{writtenDate(on)}</time>
              <span>
                {what}
                {isProvisional && ' This date may still change.'}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a className="tall" href="/events">
          All dates of the school
        </a>
      </p>
    </section>
  );
}
