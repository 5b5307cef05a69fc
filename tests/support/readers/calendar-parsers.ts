import { spawnSync } from 'node:child_process';
import ICAL from 'ical.js';

/** An event as a calendar program understood it. Days as `2026-01-05`, times as instants. */
export interface ReadEvent {
  uid: string;
  title: string;
  description: string;
  location: string;
  startsAt: string;
  /** As in the file: the day after the last, or the instant of the end. */
  endsAt: string | undefined;
  status: string;
}

/** What `python3` leads to: where versions are managed it is a script that takes longer than the reading. */
const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], {
  encoding: 'utf8',
}).stdout?.trim();

/** Two parsers that share no code with the site or with each other; one of them is not JavaScript. */
export const parsers: Record<string, (feed: string) => ReadEvent[]> = {
  'ical.js': readWithIcalJs,
  ...(python && {
    'python3, by RFC 5545 alone': (feed: string) => readWithPython(python, feed),
  }),
};

if (!python) console.warn('python3 is missing: the calendar is read by one parser only');

function readWithIcalJs(feed: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(feed));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const at = (name: string) => {
      const time = component.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time> | null;
      if (!time || time.isDate) return time?.toString();
      time.zone = zone;
      return new Date(time.toJSDate()).toISOString().replace('.000', '');
    };
    const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    return {
      uid: text('uid'),
      title: text('summary'),
      description: text('description'),
      location: text('location'),
      startsAt: at('dtstart') ?? '',
      endsAt: at('dtend'),
      status: text('status'),
    };
  });
}

function readWithPython(program: string, feed: string): ReadEvent[] {
  const read = spawnSync(program, ['-I', '-S', 'tests/support/readers/read-icalendar.py'], {
    input: feed,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (read.status !== 0) throw new Error(read.stderr);
  const { events } = JSON.parse(read.stdout) as { events: Record<string, string>[] };
  return events.map((event) => ({
    uid: event.UID ?? '',
    title: event.SUMMARY ?? '',
    description: event.DESCRIPTION ?? '',
    location: event.LOCATION ?? '',
    startsAt: event.DTSTART ?? '',
    endsAt: event.DTEND,
    status: event.STATUS ?? '',
  }));
}
