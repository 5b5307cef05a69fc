import {
  contentLine,
  escapedText,
  LUSAKA_ZONE,
  timeInLusaka,
  utcTime,
} from '#features/calendar/feed/icalendar.ts';
import { clockOf } from '#lib/dates/typed-moment.ts';
import type { Interview } from './interview.ts';

interface Facts {
  reference: string;
  /** What is talked about, such as the post; a calendar is kept by others, so that it names no child. */
  about: string;
  school: { name: string; slug: string; phone: string };
  now: Date;
}

/** The interview for the calendar of whoever is invited, without an end, which the school does not say; a changed or cancelled one takes the place of the one before. */
export function interviewCalendar(
  interview: Interview,
  { reference, about, school, now }: Facts,
): string {
  const text = (name: string, words: string) => contentLine(name, escapedText(words));
  return [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n',
    text('PRODID', `-//${school.slug}//Interviews//EN`),
    'CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\n',
    LUSAKA_ZONE,
    'BEGIN:VEVENT\r\n',
    contentLine('UID', `${reference.toLowerCase()}@interviews.${school.slug}`),
    contentLine('DTSTAMP', utcTime(now.toISOString())),
    contentLine('SEQUENCE', String(interview.sequence)),
    timeInLusaka('DTSTART', interview.on, clockOf(interview.time)),
    text('SUMMARY', `Interview: ${about}, ${school.name}`),
    text('LOCATION', interview.place),
    text('DESCRIPTION', `Your reference: ${reference}. Questions? Call ${school.phone}.`),
    contentLine('STATUS', interview.isCalledOff ? 'CANCELLED' : 'CONFIRMED'),
    'END:VEVENT\r\nEND:VCALENDAR\r\n',
  ].join('');
}
