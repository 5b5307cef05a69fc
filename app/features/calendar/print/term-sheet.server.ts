import type { Content, SchoolCalendar } from '#features/content/schemas.ts';
import { addDays, dayInWords, monthNames, weekdayName } from '#lib/dates/plain-date.ts';
import { A4, inks, MARGIN, type Sheet, write } from '#lib/print/print.server.ts';
import { tagged } from '#lib/print/tags.server.ts';
import type { SchoolEvent } from '../school-event.ts';
import { eventsOfYear } from '../school-year.ts';
import { dayMarks } from './day-marks.ts';
import { drawLegend } from './legend.server.ts';
import { drawMonth } from './month-grid.server.ts';
import { BODY, drawFrame, NEWEST_DATES } from './sheet-frame.server.ts';

type Term = SchoolCalendar['terms'][number];

const GRID_WIDTH = 176;
const GAP = 30;
const MOST_LINE = 34;

/** One term on one page: what is on, day by day, beside its months. */
export function drawTerm(sheet: Sheet, content: Content, term: Term, publicUrl: string): void {
  const { school, calendar } = content;
  const { name, startsOn, endsOn } = term;
  drawFrame(sheet, {
    title: `${name}, ${calendar.year}`,
    lead: `${dayInWords(startsOn)} to ${dayInWords(endsOn)}. Lessons ${school.hours.school}`,
    school,
    newest: NEWEST_DATES,
    address: `${publicUrl}/events`,
  });
  const legendY = BODY.bottom - 20;
  const marks = dayMarks(content);
  const months = monthsBetween(startsOn, endsOn);
  const shown = [...marks].filter(([day]) => months.includes(day.slice(0, 7)));
  drawLegend(
    sheet,
    legendY,
    shown.map(([, mark]) => mark),
  );
  const room = (legendY - 12 - BODY.top) / Math.max(4, months.length);
  const gridX = A4.width - MARGIN - GRID_WIDTH;
  months.forEach((month, index) => {
    drawMonth(sheet, {
      month,
      x: gridX,
      y: BODY.top + index * room,
      width: GRID_WIDTH,
      rowHeight: Math.min(17, room / 8.6),
      marks,
    });
  });
  const events = eventsOfYear(content).filter(
    (event) => event.startsOn <= endsOn && startsOn <= event.endsOn,
  );
  drawEvents(sheet, events, { width: gridX - GAP - MARGIN, bottom: legendY - 12 });
}

/** The lines share the height of the page; with very many of them they become small rather than fewer. */
function drawEvents(
  sheet: Sheet,
  events: SchoolEvent[],
  { width, bottom }: { width: number; bottom: number },
): void {
  const months = new Set(events.map(({ startsOn }) => startsOn.slice(0, 7)));
  const line = Math.min(MOST_LINE, (bottom - BODY.top) / (events.length + months.size * 1.2));
  let y = BODY.top;
  let month = '';
  for (const event of events) {
    if (!event.startsOn.startsWith(month) || !month) {
      month = event.startsOn.slice(0, 7);
      const heading = monthNames[Number(month.slice(5)) - 1] ?? '';
      write(sheet, heading, {
        x: MARGIN,
        y: y + line * 0.12,
        size: line * 0.6,
        font: 'sign',
        ink: inks.wall,
        as: 'H2',
      });
      sheet.rect(MARGIN, y + line * 1.02, width, 0.8).fill(inks.wall);
      y += line * 1.2;
    }
    // Day, title and time are one line to who hears it.
    const place = { y, line, width };
    tagged(sheet, 'P', () => drawEvent(sheet, event, place));
    y += line;
  }
}

function drawEvent(
  sheet: Sheet,
  { title, startsOn, endsOn, time, category, isCancelled }: SchoolEvent,
  { y, line, width }: { y: number; line: number; width: number },
): void {
  const dayWidth = line * 1.55;
  const isHoliday = category === 'Holiday';
  if (isHoliday) sheet.roundedRect(MARGIN, y + 1.5, dayWidth, line - 3, 3).fill(inks.wall);
  write(sheet, String(Number(startsOn.slice(8))), {
    x: MARGIN,
    y: y + line * 0.2,
    size: line * 0.52,
    width: dayWidth,
    align: 'center',
    font: 'sign',
    ink: isHoliday ? inks.sky : inks.text,
  });
  const until = endsOn !== startsOn && `to ${dayInWords(endsOn)}`;
  const when = [weekdayName(startsOn), until, time !== 'All day' && time].filter(Boolean);
  const x = MARGIN + dayWidth + 8;
  write(sheet, isCancelled ? `Cancelled: ${title}` : title, {
    x,
    y: y + line * 0.1,
    size: line * 0.44,
    width: width - dayWidth - 8,
  });
  write(sheet, when.join(', '), {
    x,
    y: y + line * 0.56,
    size: line * 0.34,
    width: width - dayWidth - 8,
    ink: inks.muted,
  });
}

function monthsBetween(startsOn: string, endsOn: string): string[] {
  const months: string[] = [];
  for (let day = startsOn.slice(0, 8).concat('01'); day <= endsOn; ) {
    months.push(day.slice(0, 7));
    day = addDays(day, 32).slice(0, 8).concat('01');
  }
  return months;
}
