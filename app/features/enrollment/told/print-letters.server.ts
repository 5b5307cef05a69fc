import type { RoomServices } from '#desk/define-room.server.ts';
import { ROWS_PER_PAGE } from '#desk/list/list-page.ts';
import type { StaffIn } from '#desk/require-room.server.ts';
import type { School } from '#features/content/schemas.ts';
import { recordAct } from '#lib/audit/audit-records.server.ts';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import type { FileAnswer } from '#lib/http/answer.ts';
import { answerToSave } from '#lib/http/file-answer.server.ts';
import { A4, MARGIN, printSheets, type Sheet, write } from '#lib/print/print.server.ts';
import { FORM_WIDTH, flowingBlocks, onPages } from '#lib/print/printed-form.server.ts';
import { BLACK } from '#lib/print/printed-question.server.ts';
import { listInWords } from '#lib/text/list-in-words.ts';
import { letterTextFor, type WrittenLetter, wordsOfLetter } from '../emails/family-letter.ts';
import { shortGrade } from '../grade-levels.ts';
import { listToTell, type ToTell } from './list-to-tell.server.ts';

/** So many on one paper; those that are told leave the list, and the next ones follow. */
const MOST_LETTERS = ROWS_PER_PAGE;

/** A letter for each family that is to be told by phone or letter, with the words that its mail would have. */
export async function printLettersToTell(
  { store, clock, content: { school }, publicUrl }: RoomServices,
  staff: StaffIn<'enrollment'>,
): Promise<FileAnswer<'application/pdf'>> {
  const now = clock.now();
  const families = (await listToTell(store.read, now)).slice(0, MOST_LETTERS);
  const day = dayMonthYear(dayInLusaka(now));
  const pagesFor = (sheet: Sheet) => (family: ToTell) =>
    pagesOfLetter(sheet, { family, letter: letterFor(family, school), school, day, publicUrl });
  const printed = await printSheets({
    title: 'Letters to families',
    author: school.name,
    pages: (sheet) => (families.length === 0 ? [drawNobody] : families.flatMap(pagesFor(sheet))),
  });
  await store.write(async (transaction) => {
    for (const { reference: about } of families) {
      const act = { act: 'exported', about, detail: 'printed letter' } as const;
      await recordAct(transaction, staff, act, now);
    }
  });
  return answerToSave(printed, 'application/pdf');
}

/** What its mail would say: the words that the office has written with the decision, and else the usual ones. */
export const letterFor = (
  { status, written }: Pick<ToTell, 'status' | 'written'>,
  school: School,
): WrittenLetter => written ?? letterTextFor(status, school) ?? { subject: '', text: '' };

interface Letter {
  family: ToTell;
  letter: WrittenLetter;
  school: School;
  day: string;
  publicUrl: string;
}

const TOP = 150;
/** Where the words of a further page begin, below the line that says whose it is. */
const TOP_OF_NEXT = 70;
const FOOT = A4.height - 40;

/** Somebody else has told the last one meanwhile. */
function drawNobody(sheet: Sheet): void {
  const words = 'No family is to be told by phone or letter.';
  write(sheet, words, { x: MARGIN, y: 40, size: 15, font: 'sign', ink: BLACK, as: 'H1' });
}

function pagesOfLetter(sheet: Sheet, written: Letter): ((sheet: Sheet) => void)[] {
  const { family, letter, school, publicUrl } = written;
  const words = [
    ...wordsOfLetter({ ...letter, answerBy: family.answerBy }),
    ...(family.answerBy ? [`Call ${school.admissionsPhone} or come to the office.`] : []),
    `Your reference: ${family.reference}. Where your application stands: ${publicUrl.replace(/^https?:\/\//, '')}/status, with the reference and the date of birth of your child.`,
  ];
  const topOf = (page: number) => (page === 0 ? TOP : TOP_OF_NEXT);
  const blocks = flowingBlocks(sheet, words, { size: 12, after: 14 });
  return onPages(blocks, (page) => FOOT - topOf(page)).map((block, page) => (paper) => {
    if (page === 0) drawHead(paper, written);
    else {
      const whose = `${school.name}, ${family.reference}, page ${page + 1}`;
      write(paper, whose, { x: MARGIN, y: 40, size: 10, ink: BLACK });
    }
    block.draw(paper, topOf(page));
  });
}

/** From whom, to whom, about which child, and when. */
function drawHead(sheet: Sheet, { family, letter, school, day }: Letter): void {
  const subject = letter.subject.replace(`${school.name}: `, '');
  const plain = { size: 10, width: FORM_WIDTH, ink: BLACK };
  write(sheet, school.name, { x: MARGIN, y: 40, size: 15, font: 'sign', ink: BLACK });
  write(sheet, school.address.join(', '), { ...plain, x: MARGIN, y: 60 });
  write(sheet, day, { ...plain, x: MARGIN, y: 60, align: 'right' });
  write(sheet, listInWords(family.guardians), { ...plain, x: MARGIN, y: 92, size: 12 });
  write(sheet, `${family.child}, ${shortGrade(family.gradeLevel)}: ${subject}`, {
    x: MARGIN,
    y: 116,
    size: 15,
    width: FORM_WIDTH,
    font: 'sign',
    ink: BLACK,
    as: 'H1',
  });
}
