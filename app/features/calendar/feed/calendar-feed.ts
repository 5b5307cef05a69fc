import { readClockTimes } from '#lib/dates/clock-times.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import type { SchoolEvent } from '../school-event.ts';
import { contentLine, escapedText, LUSAKA_ZONE, timeInLusaka, utcTime } from './icalendar.ts';

interface CalendarFeed {
  name: string;
  description: string;
  /** Ends the events' ids, so that they are nobody else's: the school's `slug`, whatever its address on the web. */
  slug: string;
  publicUrl: string;
  events: RevisedEvent[];
}

export interface RevisedEvent extends SchoolEvent {
  sequence: number;
  modifiedAt: string;
  /** The site does not show it any more. */
  isWithdrawn?: boolean;
}

/** How often calendars are asked to look again; Google has its own mind. */
const REFRESH = 'PT12H';

/** The events as Google, Apple and Outlook read them (RFC 5545). The same content gives the same bytes. */
export function calendarFeed(feed: CalendarFeed): string {
  const { name, description, slug, publicUrl, events } = feed;
  return [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n',
    text('PRODID', `-//${slug}//School calendar//EN`),
    'CALSCALE:GREGORIAN\r\n',
    text('NAME', name),
    text('X-WR-CALNAME', name),
    text('DESCRIPTION', description),
    text('X-WR-CALDESC', description),
    'X-WR-TIMEZONE:Africa/Lusaka\r\n',
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}\r\nX-PUBLISHED-TTL:${REFRESH}\r\n`,
    LUSAKA_ZONE,
    ...events.map((event) => eventPart(event, slug, publicUrl)),
    'END:VCALENDAR\r\n',
  ].join('');
}

function eventPart(event: RevisedEvent, slug: string, publicUrl: string): string {
  const { id, kind, title, category, location, modifiedAt, sequence, isCancelled } = event;
  const status = isCancelled ? 'CANCELLED' : event.isProvisional ? 'TENTATIVE' : 'CONFIRMED';
  const modified = utcTime(modifiedAt);
  const period = periodLines(event);
  // Who is at work on a holiday is not busy; a term day is the child's, not the calendar owner's.
  const isFree = kind === 'terms' || !period.isTimed || isCancelled;
  return [
    'BEGIN:VEVENT\r\n',
    contentLine('UID', `${id}@${slug}.calendar`),
    // In a feed without METHOD this is the time of the last change (3.8.7.2), so its bytes stay the same until then.
    `DTSTAMP:${modified}\r\nLAST-MODIFIED:${modified}\r\nSEQUENCE:${sequence}\r\n`,
    period.lines,
    text('SUMMARY', title),
    text('DESCRIPTION', describe(event)),
    text('LOCATION', location),
    text('CATEGORIES', category),
    contentLine('URL', `${publicUrl}/events${event.isWithdrawn ? '' : `/${id}`}`),
    `STATUS:${status}\r\n`,
    `TRANSP:${isFree ? 'TRANSPARENT' : 'OPAQUE'}\r\n`,
    'END:VEVENT\r\n',
  ].join('');
}

/** A time that the school gives without an end stays without one. */
function periodLines({ startsOn, endsOn, time }: SchoolEvent): { lines: string; isTimed: boolean } {
  const times = readClockTimes(time);
  if (!times) {
    const days = `${date('DTSTART', startsOn)}${date('DTEND', addDays(endsOn, 1))}`;
    return { lines: `${days}X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\n`, isTimed: false };
  }
  const end = times.endsAt ?? (endsOn > startsOn ? times.startsAt : undefined);
  const lines =
    timeInLusaka('DTSTART', startsOn, times.startsAt) +
    (end ? timeInLusaka('DTEND', endsOn, end) : '');
  return { lines, isTimed: true };
}

/** Hours that are not written as a clock's stand with the words, so that nobody misses them. */
function describe({ description, time }: SchoolEvent): string {
  return readClockTimes(time) || time === 'All day' ? description : `${time}\n${description}`;
}

function date(name: string, day: PlainDate): string {
  return `${name};VALUE=DATE:${day.replaceAll('-', '')}\r\n`;
}

function text(name: string, words: string): string {
  return contentLine(name, escapedText(words));
}
