import type { PlainDate } from '#lib/dates/plain-date.ts';
import { UnbrokenText } from '#ui/text/unbroken-text.tsx';
import {
  type EventLook,
  lookOf,
  periodInWords,
  type SchoolEvent,
  timeWord,
} from '../school-event.ts';

/** Each look has its cloth, so that colour never speaks alone. */
export const clothOf = {
  important: 'dzuwa',
  academic: 'mphasa',
  arts: 'ngoma',
  other: 'madzi',
} as const satisfies Record<EventLook, string>;

interface EventCardProps {
  event: SchoolEvent;
  today: PlainDate;
  isNewlyMoved?: boolean | undefined;
  /** The one to look at first. */
  isNext?: boolean;
}

export function EventCard({ event, today, isNewlyMoved, isNext }: EventCardProps) {
  const look = lookOf[event.category];
  const word = timeWord(event, today) ?? (isNewlyMoved && 'Changed');
  return (
    <li
      className={['card event', event.endsOn < today && 'past', isNext && 'next']
        .filter(Boolean)
        .join(' ')}
    >
      <i className={clothOf[look]} />
      <div>
        <p className="category small">
          {event.category}
          {word && <span>{word}</span>}
        </p>
        <h3>{event.title}</h3>
        <p>
          <UnbrokenText text={event.description} />
        </p>
        <dl>
          <dt>Date</dt>
          <dd>
            <time dateTime={event.startsOn}>{periodInWords(event)}</time>
          </dd>
          <dt>Time</dt>
          <dd>
            <UnbrokenText text={event.time} />
          </dd>
          <dt>Place</dt>
          <dd>{event.location}</dd>
        </dl>
        {/* Opens a menu (event-menu.enhance.ts); without a script, the event's own page. */}
        <a
          className="btn line sm"
          href={`/events/${event.id}`}
          data-enhance="event-menu"
          data-id={event.id}
          data-ends-on={event.endsOn === event.startsOn ? undefined : event.endsOn}
          data-cancelled={event.isCancelled ? '' : undefined}
        >
          {event.isCancelled ? 'Share' : 'Add to Calendar'}
          <span className="visually-hidden">{`: ${event.title}`}</span>
        </a>
      </div>
    </li>
  );
}
