import type { Content } from '#features/content/schemas.ts';
import { A4, inks, MARGIN, type Sheet, write } from '#lib/print/print.server.ts';
import { grouped } from '#lib/print/tags.server.ts';
import { filledIn } from '#lib/text/filled-in.ts';
import type { SchoolDay } from '../school-day.ts';
import { BODY, drawFrame } from './sheet-frame.server.ts';

const LINE = 27;
const TIME_WIDTH = 150;

/** One class's sample day and week on one page. */
export function drawDay(
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
