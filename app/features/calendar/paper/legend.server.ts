import { inks, MARGIN, type Sheet, write } from '#lib/paper.server.ts';

/** What the marks in the months mean. */
export function drawLegend(sheet: Sheet, y: number): void {
  let x = MARGIN;
  const item = (words: string, draw: (x: number) => void) => {
    draw(x);
    write(sheet, words, { x: x + 20, y: y + 1, size: 9.2 });
    x += 20 + sheet.widthOfString(words) + 16;
  };
  const letter = (sign: string) => (at: number) =>
    write(sheet, sign, { x: at + 5, y, size: 10, font: 'sign', ink: inks.wall });
  item('Holiday', (at) => sheet.roundedRect(at, y, 15, 11, 2.5).fill(inks.wall));
  item('Break, no lessons', (at) => sheet.rect(at, y, 15, 11).fill(inks.sand));
  item('Term begins or ends', (at) => {
    sheet.lineWidth(1.4).roundedRect(at, y, 15, 11, 2.5).stroke(inks.wall);
  });
  item('PTA', letter('P'));
  item('Advisory Council', letter('C'));
  item('School event', letter('*'));
}
