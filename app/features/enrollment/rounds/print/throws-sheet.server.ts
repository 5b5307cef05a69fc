import type { School } from '#features/content/schemas.ts';
import { MARGIN, write } from '#lib/print/print.server.ts';
import {
  FORM_WIDTH,
  headingBlock,
  type PrintBlock,
  paragraphsBlock,
  questionBlocks,
} from '#lib/print/printed-form.server.ts';
import { BLACK } from '#lib/print/printed-question.server.ts';
import { THROWS } from '../desk/throws.ts';
import {
  blankLinesBlock,
  sealBlock,
  signaturesBlock,
  spaceBlock,
  titleBlock,
} from './paper-blocks.server.ts';
import { printRoundPaper } from './round-paper.server.ts';

interface ThrowsSheet {
  year: string;
  seal: readonly string[];
  /** Empty where the list is not closed yet: then it is written by hand. */
  listSeal: readonly string[];
  school: School;
  day: string;
  address: string;
}

/** The sheet for the ten throws: it is the truth, with power and without. */
export function printThrowsSheet({ year, seal, listSeal, ...paper }: ThrowsSheet): Promise<Buffer> {
  return printRoundPaper({
    ...paper,
    title: `The throws for ${year}`,
    pages: (sheet) => [
      [
        titleBlock(`The throws for ${year}`),
        paragraphsBlock(
          sheet,
          [
            'One die, ten throws. The witness throws, reads each throw aloud and writes it down here before the next one. A throw counts when the die lies flat. If it falls from the table or stands against something, it is thrown again, and only then written down.',
            'This sheet counts. If the power goes, throw and write all the same, and type the throws when the power is back: the same throws give the same order, whenever they are typed.',
          ],
          { size: 11 },
        ),
        headingBlock('Read aloud before the first throw: the seal of the list'),
        listSeal.length > 0 ? sealBlock(listSeal) : blankLinesBlock,
        headingBlock('The throws, from the first to the tenth'),
        boxesBlock(THROWS),
        headingBlock('The seal of the words, as it stands on every receipt'),
        sealBlock(seal),
        headingBlock('Who was there'),
        ...questionBlocks([
          { label: 'Day', isOptional: false, answer: { kind: 'date' } },
          { label: 'Time of the first throw', isOptional: false, answer: { kind: 'line' } },
          {
            label: 'What happened that is not written above',
            isOptional: true,
            isWide: true,
            answer: { kind: 'lines', rows: 3 },
          },
        ]),
        spaceBlock(20),
        signaturesBlock([
          ['Witness', 'threw the dice, wrote the throws down'],
          ['Office', 'read them, and typed them afterwards'],
          ['Head', 'saw that it was done so'],
        ]),
      ],
    ],
  });
}

/** A box for each throw, with its number below. */
function boxesBlock(count: number): PrintBlock {
  const step = FORM_WIDTH / count;
  return {
    height: step + 14,
    draw(sheet, y) {
      for (let at = 0; at < count; at++) {
        const x = MARGIN + at * step;
        sheet
          .lineWidth(1.2)
          .rect(x, y, step - 8, step - 8)
          .stroke(BLACK);
        const place = { x, y: y + step - 4, size: 10, width: step - 8, align: 'center' as const };
        write(sheet, String(at + 1), { ...place, ink: BLACK });
      }
    },
  };
}
