import { endInLusaka } from '#lib/dates/plain-date.ts';
import { DayLeaf } from '#ui/day-leaf.tsx';
import { HideWhatIsOver } from '#ui/hide-what-is-over.tsx';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import { lookOf, periodInWords, type SchoolEvent } from '../school-event.ts';
import { monthPath } from '../school-year.ts';
import { clothOf } from './event-card.tsx';

interface NextDatesProps {
  events: readonly SchoolEvent[];
  /** The year that `/events` shows. */
  year: number;
}

/** What is on next at the school, each with the way to its month; nothing while no date is known. */
export function NextDates({ events, year }: NextDatesProps) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="next-dates">
      <h3 id="next-dates">Next dates</h3>
      <ul className="bare news">
        {events.map((event) => (
          <li key={event.id} data-ends={endOf(event)}>
            <DayLeaf date={event.startsOn} cloth={clothOf[lookOf[event.category]]} />
            <div>
              <a href={monthPath(event.startsOn, year)}>{event.title}</a>
              <p>
                {periodInWords(event)}, <UnbrokenText text={event.time} />
                {event.isProvisional && '. This date may still change'}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <HideWhatIsOver endsAt={Math.max(...events.map(endOf))} />
    </section>
  );
}

/** It is next until its first day is over. */
const endOf = ({ startsOn }: SchoolEvent) => endInLusaka(startsOn);
