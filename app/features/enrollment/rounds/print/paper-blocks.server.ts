import { MARGIN, type Sheet, write } from '#lib/print/print.server.ts';
import { FORM_WIDTH, type PrintBlock } from '#lib/print/printed-form.server.ts';
import { BLACK } from '#lib/print/printed-question.server.ts';
import { tagged } from '#lib/print/tags.server.ts';
import { pips } from '../pips.ts';

export function titleBlock(words: string): PrintBlock {
  return {
    height: 32,
    draw: (sheet, y) =>
      write(sheet, words, {
        x: MARGIN,
        y,
        size: 24,
        width: FORM_WIDTH,
        font: 'sign',
        ink: BLACK,
        as: 'H1',
      }),
  };
}

/** What is compared by eye: groups of four, or words, in a frame with a thick edge. Two lines where one has no room. */
export function sealBlock(pieces: readonly string[], size = 11): PrintBlock {
  const perLine = size > 11 ? 8 : 16;
  const lines = Array.from({ length: Math.ceil(pieces.length / perLine) }, (_, at) =>
    pieces.slice(at * perLine, (at + 1) * perLine),
  );
  const line = size * 1.6;
  const height = lines.length * line + 8;
  return {
    height: height + 4,
    draw(sheet, y) {
      sheet.lineWidth(0.6).rect(MARGIN, y, FORM_WIDTH, height).stroke(BLACK);
      sheet.rect(MARGIN, y, 5, height).fill(BLACK);
      const step = (FORM_WIDTH - 24) / Math.min(perLine, pieces.length);
      tagged(sheet, 'P', () => {
        lines.forEach((all, row) => {
          all.forEach((piece, column) => {
            const place = { x: MARGIN + 16 + column * step, y: y + 7 + row * line, size };
            write(sheet, `${piece} `, { ...place, width: step, ink: BLACK });
          });
        });
      });
    },
  };
}

const DIE = 26;

/** The throws as pictures, and as digits beside them. */
export function diceBlock(dice: string): PrintBlock {
  return {
    height: DIE + 6,
    draw(sheet, y) {
      const drawDice = () => {
        dice.split('').forEach((thrown, at) => {
          const x = MARGIN + at * (DIE + 6);
          sheet.lineWidth(1).roundedRect(x, y, DIE, DIE, 4).stroke(BLACK);
          for (const [across, down] of pips[thrown] ?? [])
            sheet.circle(x + (2 + across) * (DIE / 4), y + (2 + down) * (DIE / 4), 2.5).fill(BLACK);
        });
      };
      tagged(sheet, 'Figure', drawDice, `The ten throws: ${dice.split('').join(', ')}`);
      const place = { x: MARGIN + dice.length * (DIE + 6) + 8, y: y + 6, size: 14 };
      write(sheet, dice.split('').join(' '), { ...place, font: 'sign', ink: BLACK });
    },
  };
}

/** Two lines to write on by hand. */
export const blankLinesBlock: PrintBlock = {
  height: 48,
  draw(sheet, y) {
    for (const line of [20, 44]) sheet.rect(MARGIN, y + line, FORM_WIDTH, 0.6).fill(BLACK);
  },
};

/** Room for the names of those who were there, by hand, and below each what it did. */
export function signaturesBlock(signs: readonly [role: string, did: string][]): PrintBlock {
  const width = (FORM_WIDTH - (signs.length - 1) * 18) / signs.length;
  return {
    height: 84,
    draw(sheet, y) {
      signs.forEach(([role, did], at) => {
        const x = MARGIN + at * (width + 18);
        sheet.rect(x, y + 48, width, 0.8).fill(BLACK);
        write(sheet, role, { x, y: y + 53, size: 11, font: 'sign', width, ink: BLACK });
        write(sheet, did, { x, y: y + 67, size: 8.5, width, ink: BLACK });
      });
    },
  };
}

export function spaceBlock(height: number): PrintBlock {
  return { height, draw: (_: Sheet) => undefined };
}
