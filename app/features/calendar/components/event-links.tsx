import { googleCalendarLink } from '../google-calendar.ts';
import { outlookCalendarLink } from '../outlook-calendar.ts';
import type { SchoolEvent } from '../school-event.ts';

/** The ways to put one event into one's own calendar. */
export function EventLinks({ event }: { event: SchoolEvent }) {
  return (
    <ul>
      <li>
        <a href={`/calendar/${event.id}.ics`}>Phone or computer (.ics file)</a>
      </li>
      <li>
        <a href={googleCalendarLink(event)}>Google Calendar</a>
      </li>
      <li>
        <a href={outlookCalendarLink(event)}>Outlook</a>
      </li>
    </ul>
  );
}
