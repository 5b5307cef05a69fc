import { monthNames, type PlainDate } from '#lib/dates/plain-date.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { Picture } from '#ui/picture.tsx';
import { type EventLook, type NewlyMoved, upcomingFirst } from '../school-event.ts';
import { findNextEvent, type Month } from '../school-year.ts';
import { clothOf, EventCard } from './event-card.tsx';

interface MonthEventsProps {
  month: Month;
  year: number;
  today: PlainDate;
  newlyMoved: NewlyMoved[];
  /** What an empty month says; `{month}` is its name. */
  empty: string;
}

/** One month by itself: the next event first and marked, what is over in low rows at the end. */
export function MonthEvents({ month, year, today, newlyMoved, empty }: MonthEventsProps) {
  if (month.events.length === 0) return <EmptyMonth month={month.name} text={empty} />;
  const next = findNextEvent(month.events, today);
  return (
    <>
      <Legend />
      <h2 className="visually-hidden">{`Events in ${month.name} ${year}`}</h2>
      <ul className="events one-month">
        {upcomingFirst(month.events, today).map((event) => (
          <EventCard
            key={event.id}
            event={event}
            today={today}
            isNewlyMoved={newlyMoved.some(({ id }) => id === event.id)}
            isNext={event === next}
          />
        ))}
      </ul>
    </>
  );
}

/** The way from one month to the next, and to every other of its year. */
export function MonthLinks({ month, year }: Pick<MonthEventsProps, 'month' | 'year'>) {
  const names: readonly string[] = monthNames;
  const following = names[names.indexOf(month.name) + 1];
  return (
    <nav className="months no-print" aria-label={`Months of ${year}`}>
      <div className="row apart">
        <a href="/events">{`School year ${year}`}</a>
        {following && <a href={addressOf(following)}>{`${following} ${year} →`}</a>}
      </div>
      <div className="tabs">
        {names.map((name) => (
          <a
            key={name}
            href={addressOf(name)}
            aria-current={name === month.name ? 'page' : undefined}
          >
            <span className="short" aria-hidden="true">
              {name.slice(0, 3)}
            </span>
            <span className="long">{name}</span>
          </a>
        ))}
      </div>
    </nav>
  );
}

function addressOf(month: string): string {
  return `/events/${month.toLowerCase()}`;
}

interface EmptyMonthProps {
  month: string;
  /** `{month}` is its name. */
  text: string;
}

export function EmptyMonth({ month, text }: EmptyMonthProps) {
  return (
    <div className="row">
      <Picture name="bench" />
      <p className="lead">{filledIn(text, { month })}</p>
    </div>
  );
}

const names: Record<EventLook, string> = {
  important: 'Important',
  academic: 'Academic',
  arts: 'Arts',
  other: 'Other',
};

/** What the cloths on the cards mean; the word of the category stands on each card too. */
export function Legend() {
  return (
    <ul className="row legend small" aria-label="What the patterns mean">
      {(Object.keys(names) as EventLook[]).map((look) => (
        <li key={look}>
          <i className={clothOf[look]} />
          {names[look]}
        </li>
      ))}
    </ul>
  );
}
