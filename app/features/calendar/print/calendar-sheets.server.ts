import type { Content } from '#features/content/schemas.ts';
import { memoizeBySource } from '#lib/memoize-by-source.ts';
import { A4, inks, MARGIN, printSheets, type Sheet, write } from '#lib/print/print.server.ts';
import { grouped } from '#lib/print/tags.server.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import { type SchoolDay, schoolDays } from '../school-day.ts';
import { datesOfYear } from '../school-year.ts';
import { inYear, isShownYear } from '../school-years.ts';
import { BODY, drawFrame } from './sheet-frame.server.ts';
import { SCHEDULE_SHEET, sheetName } from './sheets.ts';
import { drawTerm } from './term-sheet.server.ts';
import { drawYear } from './year-sheet.server.ts';

const memoized = memoizeBySource<Buffer>();

/** The sheets of this name (`2026`, `term-1-2026`, `sample-schedule`) as a PDF; undefined when there is none. */
export function findSheet(
  { content, publicUrl }: { content: Content; publicUrl: string },
  name: string,
): Promise<Buffer> | undefined {
  return memoized(content, name, () => print(content, publicUrl, name));
}

function print(content: Content, publicUrl: string, name: string): Promise<Buffer> | undefined {
  const asked = Number(/(?:^|-)(\d{4})$/.exec(name)?.[1]);
  if (isShownYear(content.calendar, asked)) content = inYear(content, asked);
  const { calendar, school } = content;
  const author = school.name;
  if (name === sheetName(calendar.year)) {
    return printSheets({
      title: `School Year ${calendar.year}`,
      author,
      pages: [(sheet) => drawYear(sheet, content, publicUrl)],
    });
  }
  if (name === SCHEDULE_SHEET) {
    return printSheets({
      title: content.schedule.title,
      author,
      pages: schoolDays(content).map((day) => (sheet) => drawDay(sheet, content, day, publicUrl)),
    });
  }
  const term = datesOfYear(calendar).terms.find(
    (one) => name === sheetName(calendar.year, one.name),
  );
  return (
    term &&
    printSheets({
      title: `${term.name}, ${calendar.year}`,
      author,
      pages: [(sheet) => drawTerm(sheet, content, term, publicUrl)],
    })
  );
}

const LINE = 27;
const TIME_WIDTH = 150;

/** One class's sample day and week on one page. */
function drawDay(
  sheet: Sheet,
  { schedule, school, calendar }: Content,
  { name, day, week }: SchoolDay,
  publicUrl: string,
): void {
  drawFrame(sheet, {
    title: `${schedule.title}: ${name}`,
    lead: `Lessons ${school.hours.school}, ${school.hours.days}`,
    school,
    newest: 'Times can change. The newest sample is always here:',
    address: `${publicUrl}/parents/sample-schedule`,
  });
  const weekY = drawTable(sheet, day, BODY.top) + LINE * 0.8;
  const endY = drawTable(sheet, week, weekY) + LINE * 0.6;
  const words = filledIn(schedule.examples, { dismissal: calendar.earlyDismissal.time });
  const width = A4.width - 2 * MARGIN;
  write(sheet, words, { x: MARGIN, y: endY, size: 10.5, width, ink: inks.muted });
}

/** Returns where it ends. */
function drawTable(sheet: Sheet, { caption, rows }: SchoolDay['day'], top: number): number {
  const width = A4.width - 2 * MARGIN;
  write(sheet, caption, { x: MARGIN, y: top, size: 17, font: 'sign', ink: inks.wall, as: 'H2' });
  let y = top + 26;
  sheet.rect(MARGIN, y, width, 1.6).fill(inks.wall);
  y += 1.6;
  const drawRow = ([left, right]: (typeof rows)[number]) => {
    const of = { y: y + 7.5, size: 12 };
    const time = { x: MARGIN, font: 'sign', width: TIME_WIDTH - 10, as: 'TH' } as const;
    write(sheet, left, { ...of, ...time });
    write(sheet, right, { ...of, x: MARGIN + TIME_WIDTH, width: width - TIME_WIDTH, as: 'TD' });
    y += LINE;
    sheet.rect(MARGIN, y, width, 0.6).fill(inks.line);
  };
  grouped(sheet, 'Table', () => {
    for (const row of rows) grouped(sheet, 'TR', () => drawRow(row));
  });
  return y;
}
