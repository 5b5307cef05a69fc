import type { Content } from '#features/content/schemas.ts';
import { dayInWords } from '#lib/dates/plain-date.ts';
import { A4, inks, MARGIN, type Sheet, write } from '#lib/print/print.server.ts';
import { grouped } from '#lib/print/tags.server.ts';
import { ruleInWords } from '../meetings/monthly-meetings.ts';
import { datesOfYear, eventsOfYear } from '../school-year.ts';
import { dayMarks } from './day-marks.ts';
import { drawLegend } from './legend.server.ts';
import { drawMonth } from './month-grid.server.ts';
import { BODY, drawFrame, NEWEST_DATES } from './sheet-frame.server.ts';

const COLUMNS = 3;
const GAP = 22;
const MONTH_HEIGHT = 122;
const LIST_LINE = 11.6;

/** The year on one page, fit for a wall: twelve months, and what the marks mean. */
export function drawYear(sheet: Sheet, content: Content, publicUrl: string): void {
  const { calendar, school } = content;
  const { year } = calendar;
  drawFrame(sheet, {
    title: `School Year ${year}`,
    lead: 'January to December: terms, breaks, holidays and meetings',
    school,
    newest: NEWEST_DATES,
    address: `${publicUrl}/events`,
  });
  const marks = dayMarks(content);
  const width = (A4.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
  for (let index = 0; index < 12; index++) {
    drawMonth(sheet, {
      month: `${year}-${String(index + 1).padStart(2, '0')}`,
      x: MARGIN + (index % COLUMNS) * (width + GAP),
      y: BODY.top + Math.floor(index / COLUMNS) * MONTH_HEIGHT,
      width,
      rowHeight: 13.6,
      marks,
    });
  }
  const legendY = BODY.top + 4 * MONTH_HEIGHT + 2;
  drawLegend(sheet, legendY, [...marks.values()]);
  drawLists(sheet, content, legendY + 24, width);
}

function drawLists(sheet: Sheet, content: Content, y: number, width: number): void {
  const { meetings, earlyDismissal } = content.calendar;
  const { periods, holidays } = datesOfYear(content.calendar);
  const own = eventsOfYear(content).filter(({ kind }) => kind === 'events');
  const { pta, council } = meetings;
  const lists: [string, string[]][] = [
    [
      'Terms and breaks',
      [
        ...periods.map((one) => {
          return `${one.name}: ${dayInWords(one.startsOn)} to ${dayInWords(one.endsOn)}`;
        }),
        `Early dismissal at ${earlyDismissal.time}`,
        earlyDismissal.when,
      ],
    ],
    ['Holidays', holidays.map(({ name, on }) => `${name}: ${dayInWords(on)}`)],
    [
      'Meetings and events',
      [
        `P ${pta.name}: ${ruleInWords(pta)}, ${pta.time}`,
        `C ${council.name}:`,
        `${ruleInWords(council)}, ${council.time}`,
        ...own.map(({ title, startsOn, isCancelled }) => {
          return `* ${isCancelled ? 'Cancelled: ' : ''}${dayInWords(startsOn)}: ${title}`;
        }),
      ],
    ],
  ];
  const room = Math.floor((BODY.bottom - y - 18) / LIST_LINE);
  lists.forEach(([heading, lines], column) => {
    const x = MARGIN + column * (width + GAP);
    write(sheet, heading, { x, y, size: 12, font: 'sign', ink: inks.wall, as: 'H2' });
    const drawLine = (line: string, index: number) => {
      const place = { x, y: y + 18 + index * LIST_LINE, size: 9.2, width };
      grouped(sheet, 'LI', () => write(sheet, line, { ...place, as: 'LBody' }));
    };
    grouped(sheet, 'L', () => fitted(lines, room).forEach(drawLine));
  });
}

/** As many lines as there is room for; the last one says how many more there are. */
export function fitted(lines: string[], room: number): string[] {
  if (lines.length <= room) return lines;
  return [...lines.slice(0, room - 1), `and ${lines.length - room + 1} more, on the site`];
}
