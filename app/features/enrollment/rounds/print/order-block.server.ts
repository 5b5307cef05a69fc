import { MARGIN, type Sheet, write } from '#lib/print/print.server.ts';
import { FORM_WIDTH, type PrintBlock } from '#lib/print/printed-form.server.ts';
import { BLACK } from '#lib/print/printed-question.server.ts';
import { grouped, tagged } from '#lib/print/tags.server.ts';
import { shortGrade } from '../../grade-levels.ts';
import type { GradeOfRound } from '../check/round-page.ts';

const COLUMNS = 8;
const ROW = 11.5;
const HEADING = 20;
const STEP = FORM_WIDTH / COLUMNS;
/** A grade with more children goes on in a block of its own: on another page where it has no room. */
const MOST_ROWS = 50;

/** The order of a grade: number, ticket and group, and a thick line under the last place. */
export function orderBlocks({ grade, children, drawn }: GradeOfRound): PrintBlock[] {
  const most = MOST_ROWS * COLUMNS;
  return Array.from({ length: Math.ceil(children.length / most) }, (_, at) => {
    const first = at * most;
    const shown = children.slice(first, first + most);
    const counted = `${children.length} ${children.length === 1 ? 'child' : 'children'}`;
    const heading =
      at === 0
        ? `${shortGrade(grade)}: ${counted}, ${drawn} ${drawn === 1 ? 'place' : 'places'} in the draw`
        : `${shortGrade(grade)}, from number ${first + 1} on`;
    return {
      height: HEADING + Math.ceil(shown.length / COLUMNS) * ROW + 4,
      draw(sheet, y) {
        const place = { x: MARGIN, y: y + 2, size: 12 };
        write(sheet, heading, { ...place, font: 'sign', ink: BLACK, as: 'H2' });
        grouped(sheet, 'L', () => {
          shown.forEach((one, within) => {
            const number = first + within + 1;
            const x = MARGIN + (within % COLUMNS) * STEP;
            const top = y + HEADING + Math.floor(within / COLUMNS) * ROW;
            drawLine(sheet, { ...one, number, isLast: number === drawn }, x, top);
          });
        });
      },
    };
  });
}

interface Line {
  number: number;
  ticket: string;
  group: number;
  isLast: boolean;
}

function drawLine(sheet: Sheet, { number, ticket, group, isLast }: Line, x: number, y: number) {
  grouped(sheet, 'LI', () =>
    tagged(sheet, 'LBody', () => {
      write(sheet, `${number} `, { x, y, size: 8, font: 'sign', ink: BLACK });
      write(sheet, `${ticket} `, { x: x + 19, y, size: 8, ink: BLACK });
      write(sheet, String(group), { x: x + 49, y, size: 8, ink: BLACK });
    }),
  );
  sheet.rect(x, y + ROW - 2, STEP - 6, isLast ? 2.6 : 0.25).fill(BLACK);
}
