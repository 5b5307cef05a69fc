import type { School } from '#features/content/schemas.ts';
import { dayInLusaka, dayMonthYear, weekdayName } from '#lib/dates/plain-date.ts';
import { instantInWords, timeInLusaka } from '#lib/dates/when-in-words.ts';
import type { Sheet } from '#lib/print/print.server.ts';
import { headingBlock, onPages, paragraphsBlock } from '#lib/print/printed-form.server.ts';
import type { RoundPage } from '../check/round-page.ts';
import { groupsOf } from '../seal-in-words.ts';
import { orderBlocks } from './order-block.server.ts';
import {
  blankLinesBlock,
  diceBlock,
  sealBlock,
  signaturesBlock,
  titleBlock,
} from './paper-blocks.server.ts';
import { printRoundPaper, ROOM } from './round-paper.server.ts';

type Drawn = RoundPage & {
  list: NonNullable<RoundPage['list']>;
  draw: NonNullable<RoundPage['draw']>;
};

interface Protocol {
  round: Drawn;
  /** When the list was closed. */
  frozenAt: string;
  school: School;
  address: string;
}

/** What was done at the draw, to sign by hand, and behind it all numbers. Roles only: who was there writes the name. */
export function printProtocol({ round, frozenAt, school, address }: Protocol): Promise<Buffer> {
  const on = dayInLusaka(new Date(round.draw.drawnAt));
  return printRoundPaper({
    title: `Protocol of the draw for ${round.year}`,
    school,
    day: dayMonthYear(on),
    address,
    pages: (sheet) => [
      pageToSign(sheet, round, frozenAt, address.replace(/^https?:\/\//, '')),
      ...numberPages(sheet, round),
    ],
  });
}

function pageToSign(sheet: Sheet, round: Drawn, frozenAt: string, address: string) {
  const { year, draw, list, opensOn, seal, criteria } = round;
  const at = new Date(draw.drawnAt);
  const on = dayInLusaka(at);
  const children = list.grades.reduce((sum, one) => sum + one.children.length, 0);
  const small = { size: 10 };
  const text = (...lines: string[]) => paragraphsBlock(sheet, lines, small);
  return [
    titleBlock(`Protocol of the draw for ${year}`),
    text(
      `${weekdayName(on)}, ${dayMonthYear(on)}. The order was made at ${timeInLusaka(at)}. In the draw were ${children} children. The day and the hour of application did not count.`,
    ),
    headingBlock(`1 The seal, published on ${dayMonthYear(opensOn)}`),
    sealBlock(groupsOf(seal)),
    headingBlock('2 The list of children'),
    text(`Closed on ${instantInWords(new Date(frozenAt))}. Its seal, before the first throw:`),
    sealBlock(groupsOf(list.seal)),
    headingBlock('3 The dice'),
    diceBlock(draw.dice),
    headingBlock('4 The words that were sealed'),
    sealBlock(draw.secret.split(' ')),
    headingBlock('5 Who comes first'),
    text(
      `${criteria.map((name, index) => `Group ${index + 1}: ${name.toLowerCase()}`).join('. ')}. In each group the draw gives the order.`,
    ),
    headingBlock('6 How anybody can check this'),
    paragraphsBlock(
      sheet,
      [
        'Compare the first seal with a receipt, or with the notice at the gate. It must be the same.',
        'Find the ticket on the next page. It must have the number that the school told.',
        `With a computer: ${address} has fourteen lines that count again.`,
      ],
      { ...small, isList: true },
    ),
    headingBlock('7 Remarks'),
    blankLinesBlock,
    signaturesBlock([
      ['Witness', 'threw the dice, read them aloud'],
      ['Office', 'typed the dice'],
      ['Head', 'saw that it was done so'],
    ]),
  ];
}

function numberPages(sheet: Sheet, { list }: Drawn) {
  const blocks = [
    headingBlock('The order: number, ticket, group'),
    paragraphsBlock(sheet, ['A thick line under a number: the places of the draw end here.']),
    ...list.grades.flatMap(orderBlocks),
  ];
  return onPages(blocks, () => ROOM - 30).map((page) => [page]);
}
