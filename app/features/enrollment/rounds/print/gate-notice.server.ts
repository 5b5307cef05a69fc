import type { School } from '#features/content/schemas.ts';
import { writtenDate } from '#lib/dates/plain-date.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { A4, drawCode, MARGIN, type Sheet } from '#lib/print/print.server.ts';
import {
  FORM_WIDTH,
  headingBlock,
  type PrintBlock,
  paragraphsBlock,
} from '#lib/print/printed-form.server.ts';
import { shortGrade } from '../../grade-levels.ts';
import { groupNames } from '../../places/criteria.ts';
import { atLastPlaceInWords } from '../at-last-place.ts';
import { placesOfDraw } from '../check/round-page.ts';
import type { Round } from '../rounds.server.ts';
import { groupsOf } from '../seal-in-words.ts';
import { sealBlock, titleBlock } from './paper-blocks.server.ts';
import { printRoundPaper } from './round-paper.server.ts';

interface GateNotice {
  round: Round;
  school: School;
  day: string;
  address: string;
}

/** The notice for the gate: that nobody has to wait there, the days, the places, and the seal to be photographed. */
export function printGateNotice({ round, ...paper }: GateNotice): Promise<Buffer> {
  return printRoundPaper({
    ...paper,
    title: `Places for ${round.year}`,
    pages: (sheet) => [blocksOf(sheet, round, paper)],
  });
}

function blocksOf(sheet: Sheet, round: Round, { school, address }: Omit<GateNotice, 'round'>) {
  const moment = (instant: string) => writtenMoment(new Date(instant));
  const large = { size: 13 };
  return [
    titleBlock(`Places for ${round.year}: nobody has to wait here`),
    paragraphsBlock(
      sheet,
      [
        `The day and the hour at which you apply do not matter until ${moment(round.closesAt)}. Every child whose family applies by then has the same chance: on a phone, on a computer or on paper, at the school office.`,
      ],
      { size: 15 },
    ),
    headingBlock('The days'),
    paragraphsBlock(
      sheet,
      [
        `From ${writtenDate(round.opensOn)}: families can apply.`,
        `${moment(round.closesAt)}: the round closes.`,
        `${moment(round.drawAt)}: the draw. You may come and watch. You do not have to.`,
        `${moment(round.releaseAt)}: all families get their letter at the same time.`,
      ],
      { ...large, isList: true },
    ),
    headingBlock('The places'),
    paragraphsBlock(sheet, round.places.map(placesInWords), { ...large, isList: true }),
    headingBlock('Who comes first'),
    besideCode(
      paragraphsBlock(
        sheet,
        groupNames(round.criteria)
          .map((name, at) => `${at + 1}. ${name}`)
          .concat('In each group the draw gives the order.', atLastPlaceInWords[round.atLastPlace]),
        { ...large, room: FORM_WIDTH - CODE - 12 },
      ),
      address,
    ),
    headingBlock('The seal: take a photograph of it'),
    sealBlock(groupsOf(round.seal), 15),
    paragraphsBlock(
      sheet,
      [
        `It was made from six secret words that are opened after the throws. If the seal at the draw is this one, nobody has changed the words. Questions? Call ${school.phone}.`,
      ],
      large,
    ),
  ];
}

function placesInWords(one: Round['places'][number]): string {
  const places = `${shortGrade(one.grade)}: ${one.places} ${one.places === 1 ? 'place' : 'places'}`;
  return one.kept > 0
    ? `${places}, ${one.kept} of them kept for children in need, ${placesOfDraw(one)} in the draw`
    : places;
}

const CODE = 70;

/** Lines that leave room at their right, and in it the way to the page of the round. */
function besideCode(lines: PrintBlock, address: string): PrintBlock {
  const x = A4.width - MARGIN - CODE;
  return {
    height: Math.max(lines.height, CODE),
    draw(sheet, y) {
      lines.draw(sheet, y);
      drawCode(sheet, address, { x, y, size: CODE });
    },
  };
}
