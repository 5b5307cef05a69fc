import type { SchoolEvent } from '../school-event.ts';
import { calendarLinks } from '../sharing/calendar-links.ts';

/** The ways to put one event into one's own calendar. */
export function EventLinks({ event }: { event: SchoolEvent }) {
  return (
    <ul>
      {calendarLinks(event).map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
