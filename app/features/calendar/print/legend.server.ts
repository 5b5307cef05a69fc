import { inks, MARGIN, type Sheet, write } from '#lib/print/print.server.ts';
import type { DayMark } from './day-marks.ts';

/** What the marks of these days mean. */
export function drawLegend(sheet: Sheet, y: number, marks: DayMark[]): void {
  let x = MARGIN;
  const item = (isUsed: (mark: DayMark) => unknown, words: string, draw: (x: number) => void) => {
    if (!marks.some(isUsed)) return;
    draw(x);
    write(sheet, words, { x: x + 20, y: y + 1, size: 9.2 });
    x += 20 + sheet.widthOfString(words) + 16;
  };
  const letter = (sign: string, words: string) =>
    item(
      ({ letters }) => letters?.includes(sign),
      words,
      (at) => write(sheet, sign, { x: at + 5, y, size: 10, font: 'sign', ink: inks.wall }),
    );
  item(
    ({ isHoliday }) => isHoliday,
    'Holiday',
    (at) => sheet.roundedRect(at, y, 15, 11, 2.5).fill(inks.wall),
  );
  item(
    ({ isBreak }) => isBreak,
    'Break, no lessons',
    (at) => sheet.rect(at, y, 15, 11).fill(inks.sand),
  );
  item(
    ({ isTermEdge }) => isTermEdge,
    'Term begins or ends',
    (at) => sheet.lineWidth(1.4).roundedRect(at, y, 15, 11, 2.5).stroke(inks.wall),
  );
  letter('P', 'PTA');
  letter('C', 'Advisory Council');
  letter('*', 'School event');
}
