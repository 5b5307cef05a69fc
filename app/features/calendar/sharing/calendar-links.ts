import { googleCalendarLink } from './google-calendar.ts';
import { outlookCalendarLink } from './outlook-calendar.ts';
import type { ShownEvent } from './shared-event.ts';

/** The ways to put one event into one's own calendar. */
export function calendarLinks(event: ShownEvent): { name: string; href: string }[] {
  return [
    { name: 'Phone or computer (.ics file)', href: `/calendar/${event.id}.ics` },
    { name: 'Google Calendar', href: googleCalendarLink(event) },
    { name: 'Outlook', href: outlookCalendarLink(event) },
  ];
}
