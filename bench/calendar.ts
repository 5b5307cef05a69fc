import { calendarFeed, type RevisedEvent } from '#features/calendar/feed/calendar-feed.ts';
import { drawYear } from '#features/calendar/print/year-sheet.server.ts';
import { readContent } from '#features/content/read.server.ts';
import { addDays } from '#lib/dates/plain-date.ts';
import { printSheets } from '#lib/print/print.server.ts';
import { runSchool } from '../tests/support/running-school.ts';
import { median, milliseconds, note, printTable, verdict, whole } from './tools/table.ts';

const EVENTS = 2000;
const ROUNDS = 15;
const MOST = { feedMs: 50, knownMs: 2, paperMs: 300, paperBytes: 150_000 };

/** The feed of a very busy school, the answer to calendars that have it, and the year on paper. */
export async function measureCalendar(): Promise<void> {
  const events = Array.from({ length: EVENTS }, (_, index) => busyEvent(index));
  const feed = {
    name: 'School',
    description: 'All',
    slug: 'school',
    publicUrl: 'https://s.example',
  };
  const coldFeed = await timed(() => calendarFeed({ ...feed, events }));
  const warmFeed = median(await repeated(() => calendarFeed({ ...feed, events })));

  const content = readContent('content');
  const print = () =>
    printSheets({
      title: 'Year',
      author: 'School',
      pages: [(sheet) => drawYear(sheet, content, 'https://s.example')],
    });
  const before = process.cpuUsage();
  const firstPaper = await timed(print);
  const { user, system } = process.cpuUsage(before);
  const nextPaper = median(await repeated(print));
  const { length } = await print();

  const school = await runSchool({ LOG_LEVEL: 'warn' });
  const address = `${school.address}/calendar.ics`;
  const etag = (await fetch(address)).headers.get('ETag') ?? '';
  const ask = async () => (await fetch(address, { headers: { 'If-None-Match': etag } })).text();
  await repeated(ask);
  const known = median(await repeated(ask));
  const sheet = `${school.address}/calendar/${content.calendar.year}.pdf`;
  await fetch(sheet, { method: 'HEAD' });
  const readPaper = await timed(async () => (await fetch(sheet)).arrayBuffer());
  await school.remove();

  const row = (name: string, value: number, most: number) => [
    ...[name, milliseconds(value), milliseconds(most), verdict(value <= most)],
  ];
  printTable(
    'The calendar',
    ['', 'measured', 'target', ''],
    [
      row(`feed of ${whole(EVENTS)} events, the first time`, coldFeed, MOST.feedMs),
      row('the same again, median', warmFeed, MOST.feedMs),
      row('304 over loopback, median', known, MOST.knownMs),
      row('the year as PDF, with the library read', nextPaper, MOST.paperMs),
      row('the first PDF of a process, which reads it', firstPaper, MOST.paperMs),
      row('the same in processor time', (user + system) / 1000, MOST.paperMs),
      row('the first that a family waits for, over loopback', readPaper, MOST.paperMs),
      [
        ...['bytes of the year as PDF', whole(length), whole(MOST.paperBytes)],
        verdict(length <= MOST.paperBytes),
      ],
    ],
  );
  note(
    'Each sheet is drawn once for each version of the content; after that it comes from memory. With a script, the page asks for the drawing when somebody opens the list of sheets.',
  );
}

async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function repeated(work: () => unknown): Promise<number[]> {
  const spent: number[] = [];
  for (let round = 0; round < ROUNDS; round++) spent.push(await timed(work));
  return spent;
}

function busyEvent(index: number): RevisedEvent {
  const day = addDays('2026-01-01', index % 365);
  return {
    id: `event-${index}`,
    kind: 'events',
    category: 'Sports',
    sequence: index % 5,
    title: `Zochitika, “za” ŵana ${index}`,
    location: 'School grounds, Ten Miles',
    description: 'Families are welcome at the finish line. '.repeat(4),
    startsOn: day,
    endsOn: day,
    time: '8:00 AM-12:00 PM',
    modifiedAt: '2026-01-02T03:04:05.678Z',
  };
}
