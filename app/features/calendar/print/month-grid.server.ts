import { addDays, monthNames, type PlainDate, weekday } from '#lib/dates/plain-date.ts';
import { inks, type Sheet, write } from '#lib/print/print.server.ts';
import { tagged } from '#lib/print/tags.server.ts';
import type { DayMark } from './day-marks.ts';

interface MonthGrid {
  /** `2026-01` */
  month: string;
  x: number;
  y: number;
  width: number;
  /** Of one week. */
  rowHeight: number;
  marks: Map<PlainDate, DayMark>;
}

const WEEK = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/**
 * A month with its weeks from Monday to Sunday, each day with its mark. Read aloud it is one picture: numbers of days
 * say nothing to who does not see their marks, and what they mean stands in words beside the months.
 */
export function drawMonth(sheet: Sheet, grid: MonthGrid): void {
  const name = monthNames[Number(grid.month.slice(5)) - 1] ?? '';
  const alt = `The days of ${name}. What is on them stands in the lists of this page.`;
  tagged(sheet, 'Figure', () => drawGrid(sheet, name, grid), alt);
}

function drawGrid(sheet: Sheet, name: string, grid: MonthGrid): void {
  const { month, x, y, width, rowHeight, marks } = grid;
  const column = width / 7;
  write(sheet, name, { x: x + 3, y, size: rowHeight * 0.98, font: 'sign', ink: inks.wall });
  const headY = y + rowHeight * 1.25;
  WEEK.forEach((letter, index) => {
    write(sheet, letter, {
      x: x + index * column,
      y: headY,
      width: column,
      align: 'center',
      size: rowHeight * 0.48,
      ink: inks.muted,
    });
  });
  const top = headY + rowHeight * 0.72;
  sheet.rect(x, top - 2.5, width, 0.8).fill(inks.wall);
  let row = 0;
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) {
    const index = (weekday(day) + 6) % 7;
    if (index === 0 && !day.endsWith('-01')) row++;
    const cell = { x: x + index * column, y: top + row * rowHeight, width: column };
    drawDay(sheet, { ...cell, height: rowHeight }, Number(day.slice(8)), {
      ...(marks.get(day) ?? {}),
      isWeekend: index > 4,
    });
  }
}

interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawDay(
  sheet: Sheet,
  { x, y, width, height }: Cell,
  number: number,
  mark: DayMark & { isWeekend: boolean },
): void {
  const box = { x: x + 1, y: y + 0.6, width: width - 2, height: height - 1.2 };
  if (mark.isBreak) sheet.rect(x, y + 0.6, width, height - 1.2).fill(inks.sand);
  if (mark.isHoliday) sheet.roundedRect(box.x, box.y, box.width, box.height, 2.5).fill(inks.wall);
  if (mark.isTermEdge) {
    sheet.lineWidth(1.4).roundedRect(box.x, box.y, box.width, box.height, 2.5).stroke(inks.wall);
  }
  const size = height * 0.68;
  const isLoud = mark.isHoliday || mark.isTermEdge;
  write(sheet, String(number), {
    x,
    y: y + height * 0.13,
    width,
    align: 'center',
    size,
    font: isLoud ? 'sign' : 'text',
    ink: mark.isHoliday ? inks.sky : mark.isWeekend && !isLoud ? inks.muted : inks.text,
  });
  if (!mark.letters) return;
  const afterNumber = x + (width + sheet.widthOfString(String(number))) / 2 + 1;
  write(sheet, mark.letters, {
    x: afterNumber,
    y: y + height * 0.08,
    size: height * 0.5,
    font: 'sign',
    width: x + width - afterNumber - 1,
    ink: mark.isHoliday ? inks.cream : inks.wall,
  });
}
