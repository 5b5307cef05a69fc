import type { School } from '#features/content/schemas.ts';
import { A4, MARGIN, printSheets, type Sheet, write } from '#lib/print/print.server.ts';
import { FORM_WIDTH, type PrintBlock } from '#lib/print/printed-form.server.ts';
import { BLACK } from '#lib/print/printed-question.server.ts';

/** A paper of a round: nothing on it is from a child but ticket, grade, group and number. */
export interface RoundPaper {
  title: string;
  school: School;
  /** At the right of the letterhead: the day. */
  day: string;
  /** Where the same stands for everybody. */
  address: string;
  /** The blocks of each page, from above. */
  pages: (sheet: Sheet) => PrintBlock[][];
}

const TOP = 78;
const GAP = 6;
const FOOT = A4.height - 30;
/** So much height a page has for its blocks. */
export const ROOM = FOOT - TOP - 6;

export function printRoundPaper(paper: RoundPaper): Promise<Buffer> {
  const { title, school } = paper;
  return printSheets({
    title,
    author: school.name,
    pages(sheet) {
      const pages = paper.pages(sheet);
      return pages.map((blocks, at) => (page) => {
        drawFrame(page, paper, `page ${at + 1} of ${pages.length}`);
        let y = TOP;
        for (const block of blocks) {
          block.draw(page, y);
          y += block.height + GAP;
        }
      });
    },
  });
}

function drawFrame(sheet: Sheet, { title, school, day, address }: RoundPaper, page: string): void {
  const plain = { size: 9, ink: BLACK, as: 'artifact' } as const;
  const right = { x: MARGIN, width: FORM_WIDTH, align: 'right' } as const;
  write(sheet, school.name, { x: MARGIN, y: 30, size: 15, font: 'sign', ink: BLACK });
  write(sheet, school.address.join(', '), { x: MARGIN, y: 50, size: 9, ink: BLACK });
  write(sheet, day, { ...right, y: 50, size: 9, ink: BLACK });
  sheet.rect(MARGIN, 65, FORM_WIDTH, 2).fill(BLACK);
  sheet.rect(MARGIN, FOOT, FORM_WIDTH, 0.8).fill(BLACK);
  write(sheet, address.replace(/^https?:\/\//, ''), { ...plain, x: MARGIN, y: FOOT + 5 });
  write(sheet, `${title}, ${page}`, { ...plain, ...right, y: FOOT + 5 });
}
