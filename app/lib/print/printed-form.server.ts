import { A4, MARGIN, type Sheet, write } from './print.server.ts';
import { BLACK, drawQuestion, heightOf, type PrintedQuestion } from './printed-question.server.ts';
import { grouped, tagged } from './tags.server.ts';

/** Something on a form that stays together on one page. */
export interface PrintBlock {
  height: number;
  draw(sheet: Sheet, y: number): void;
}

export const FORM_WIDTH = A4.width - 2 * MARGIN;
const GAP = 18;
const AFTER = 7;

/** The questions in their order, two beside each other where both are narrow. */
export function questionBlocks(questions: PrintedQuestion[]): PrintBlock[] {
  const narrow = (FORM_WIDTH - GAP) / 2;
  const blocks: PrintBlock[] = [];
  for (let index = 0; index < questions.length; index++) {
    const [left, right] = questions.slice(index, index + 2);
    if (!left) break;
    const isPair = right && !left.isWide && !right.isWide;
    if (isPair) index++;
    blocks.push({
      height: Math.max(heightOf(left), isPair ? heightOf(right) : 0) + AFTER,
      draw(sheet, y) {
        const width = left.isWide ? FORM_WIDTH : narrow;
        drawQuestion(sheet, left, { x: MARGIN, y, width });
        if (isPair) drawQuestion(sheet, right, { x: MARGIN + narrow + GAP, y, width });
      },
    });
  }
  return blocks;
}

/** A heading over what follows it. */
export function headingBlock(words: string): PrintBlock {
  return {
    height: 27,
    draw(sheet, y) {
      write(sheet, words, { x: MARGIN, y: y + 3, size: 14, font: 'sign', ink: BLACK, as: 'H2' });
      sheet.rect(MARGIN, y + 20.5, FORM_WIDTH, 1).fill(BLACK);
    },
  };
}

interface TextOfBlock {
  size?: number;
  isList?: boolean;
  /** How wide the lines may be, in points. */
  room?: number;
  /** How much room is left below, in points. */
  after?: number;
}

/** Paragraphs over the width of the page, or less of it; a point stands before each one of a list. */
export function paragraphsBlock(
  sheet: Sheet,
  paragraphs: string[],
  { size = 9.5, isList = false, room = FORM_WIDTH, after = 6 }: TextOfBlock = {},
): PrintBlock {
  const inset = isList ? 10 : 0;
  const line = size * 1.3;
  const width = room - inset;
  const broken = paragraphs.map((words) => wrapped(sheet, words, size, width));
  return {
    height: broken.flat().length * line + after,
    draw(page, top) {
      let y = top;
      const drawParagraph = (lines: string[]) => {
        if (isList) write(page, '•', { x: MARGIN, y, size, ink: BLACK });
        for (const words of lines) {
          write(page, words, { x: MARGIN + inset, y, size, width, ink: BLACK });
          y += line;
        }
      };
      const drawAll = (as: 'P' | 'LBody') => {
        for (const lines of broken) {
          const draw = () => tagged(page, as, () => drawParagraph(lines));
          if (isList) grouped(page, 'LI', draw);
          else draw();
        }
      };
      if (isList) grouped(page, 'L', () => drawAll('LBody'));
      else drawAll('P');
    },
  };
}

const LINES_TOGETHER = 12;

/** Paragraphs of any length, each as a block that a page break may follow; a long one as several. */
export function flowingBlocks(
  sheet: Sheet,
  paragraphs: string[],
  { size, after }: Required<Pick<TextOfBlock, 'size' | 'after'>>,
): PrintBlock[] {
  return paragraphs.flatMap((words) => {
    const lines = wrapped(sheet, words, size, FORM_WIDTH);
    return Array.from({ length: Math.ceil(lines.length / LINES_TOGETHER) }, (_, at) => {
      const first = at * LINES_TOGETHER;
      const piece = lines.slice(first, first + LINES_TOGETHER);
      const isLast = first + LINES_TOGETHER >= lines.length;
      return paragraphsBlock(sheet, [piece.join('\n')], { size, after: isLast ? after : 0 });
    });
  });
}

/** Blocks joined to one that no page break parts. */
export function together(...blocks: PrintBlock[]): PrintBlock {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw(sheet, top) {
      let y = top;
      for (const block of blocks) {
        block.draw(sheet, y);
        y += block.height;
      }
    },
  };
}

/** The blocks page by page; `roomOn` says how much height a page has for them. */
export function onPages(blocks: PrintBlock[], roomOn: (page: number) => number): PrintBlock[] {
  const pages: PrintBlock[][] = [[]];
  let left = roomOn(0);
  for (const block of blocks) {
    if (block.height > left && pages.at(-1)?.length) {
      pages.push([]);
      left = roomOn(pages.length - 1);
    }
    pages.at(-1)?.push(block);
    left -= block.height;
  }
  return pages.map((page) => together(...page));
}

/** The lines as they were typed, each broken where it is wider than there is room. */
function wrapped(sheet: Sheet, words: string, size: number, width: number): string[] {
  sheet.font('text').fontSize(size);
  return words.split('\n').flatMap((typed) => {
    const lines: string[] = [];
    for (const word of typed.split(/ +/)) {
      const line = lines.at(-1);
      if (line && sheet.widthOfString(`${line} ${word}`) <= width) {
        lines[lines.length - 1] = `${line} ${word}`;
      } else lines.push(word);
    }
    return lines;
  });
}
