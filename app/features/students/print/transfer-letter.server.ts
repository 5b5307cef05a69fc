import type { School } from '#features/content/schemas.ts';
import { dayMonthYear, type PlainDate } from '#lib/dates/plain-date.ts';
import { A4, MARGIN, printSheets, type Sheet, write } from '#lib/print/print.server.ts';
import {
  FORM_WIDTH,
  headingBlock,
  paragraphsBlock,
  questionBlocks,
} from '#lib/print/printed-form.server.ts';
import { BLACK } from '#lib/print/printed-question.server.ts';
import type { NamedChild } from '../named-child.ts';
import { classInWords, leavingReasons, type StudentYear } from '../student-year.ts';

interface Transfer {
  school: School;
  child: NamedChild;
  /** The year in which the child leaves. */
  year: StudentYear;
  /** Since when it was at the school. */
  since: PlainDate;
  today: PlainDate;
}

const TOP = 120;
const TITLE = 'Letter of transfer';

/** What another school asks for: that the child was here, in which class, from when until when. Nothing of its guardians. */
export function printTransferLetter(transfer: Transfer): Promise<Buffer> {
  const { school } = transfer;
  const draw = (sheet: Sheet) => drawLetter(sheet, transfer);
  return printSheets({ title: TITLE, author: school.name, pages: [draw] });
}

/** Whether a family could not pay, or a child is ill, is not for the next school to read. */
const isToldOn = (reason: StudentYear['leftReason']) =>
  reason === 'moved' || reason === 'otherSchool';

function drawLetter(sheet: Sheet, { school, child, year, since, today }: Transfer): void {
  write(sheet, school.name, { x: MARGIN, y: 34, size: 15, font: 'sign', ink: BLACK });
  const where = [...school.address, school.phone, school.email].join(' · ');
  write(sheet, where, { x: MARGIN, y: 54, size: 9, width: FORM_WIDTH, ink: BLACK });
  write(sheet, TITLE, { x: MARGIN, y: 76, size: 24, font: 'sign', ink: BLACK, as: 'H1' });
  const left = year.leftOn ?? today;
  const facts = [
    `Name: ${child.firstName} ${child.lastName}`,
    `Date of birth: ${dayMonthYear(child.bornOn)}`,
    `Last class: ${classInWords(year)}, school year ${year.schoolYear}`,
    `At our school since: ${dayMonthYear(since)}`,
    `Left on: ${dayMonthYear(left)}`,
    ...(isToldOn(year.leftReason) ? [`Why: ${leavingReasons[year.leftReason]}`] : []),
    `Reference at our school: ${child.reference}`,
  ];
  const blocks = [
    paragraphsBlock(
      sheet,
      [
        `To the head of the next school. This child was at our school and leaves it. Lusaka, ${dayMonthYear(today)}.`,
      ],
      { size: 11 },
    ),
    headingBlock('The child'),
    paragraphsBlock(sheet, facts, { size: 12, isList: true }),
    headingBlock('For the school'),
    ...questionBlocks([
      {
        label: 'What the next school should know',
        isOptional: true,
        isWide: true,
        answer: { kind: 'lines', rows: 5 },
      },
      { label: 'Name of the head', isOptional: false, answer: { kind: 'line' } },
      { label: 'Signature and stamp', isOptional: false, answer: { kind: 'stamp' } },
    ]),
  ];
  let y = TOP;
  for (const block of blocks) {
    block.draw(sheet, y);
    y += block.height + 6;
  }
  write(sheet, `Questions? Call ${school.phone}.`, {
    x: MARGIN,
    y: A4.height - 40,
    size: 9,
    ink: BLACK,
  });
}
