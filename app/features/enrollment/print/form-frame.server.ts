import { noticeInWords } from '#features/content/privacy-notice.ts';
import type { PrivacyNotice, School } from '#features/content/schemas.ts';
import type { SubmissionKind } from '#forms/submission-kind.ts';
import { A4, drawCode, MARGIN, printSheets, type Sheet, write } from '#lib/print/print.server.ts';
import {
  FORM_WIDTH,
  headingBlock,
  onPages,
  type PrintBlock,
  paragraphsBlock,
  questionBlocks,
  together,
} from '#lib/print/printed-form.server.ts';
import { BLACK, type PrintedQuestion } from '#lib/print/printed-question.server.ts';

interface SchoolForm {
  title: string;
  school: School;
  /** What the same form is online: its page, and what the office calls its references. */
  submission: SubmissionKind & { prefix: string };
  publicUrl: string;
  /** Above the questions. */
  notes: string[];
  groups: { title: string; isOptional: boolean; questions: PrintedQuestion[] }[];
  /** What signing agrees to: the newest of the notices. */
  consent: { heading: string; notices: readonly PrivacyNotice[]; agreement: string };
}

const HEAD = 98;
const HEAD_AGAIN = 40;
const FOOT = 24;
const CODE = 66;

/** A form of the school as a PDF: to fill in by hand and to bring to the office. */
export function printForm(form: SchoolForm): Promise<Buffer> {
  const { title, school } = form;
  return printSheets({ title, author: school.name, pages: (sheet) => formPages(sheet, form) });
}

function formPages(sheet: Sheet, form: SchoolForm): ((sheet: Sheet) => void)[] {
  const pages = onPages(blocksOf(sheet, form), (page) => A4.height - headOf(page) - FOOT);
  return pages.map((page, index) => (paper) => {
    if (index === 0) drawHead(paper, form);
    else
      write(paper, form.title, {
        x: MARGIN,
        y: 20,
        size: 11,
        font: 'sign',
        ink: BLACK,
        as: 'artifact',
      });
    page.draw(paper, headOf(index));
    write(paper, `${form.school.name}, page ${index + 1} of ${pages.length}`, {
      x: MARGIN,
      y: A4.height - 22,
      size: 8,
      width: FORM_WIDTH,
      align: 'right',
      ink: BLACK,
      as: 'artifact',
    });
  });
}

function headOf(page: number): number {
  return page === 0 ? HEAD : HEAD_AGAIN;
}

function blocksOf(sheet: Sheet, form: SchoolForm): PrintBlock[] {
  const { school, notes, groups, consent, submission, publicUrl } = form;
  const [notice] = consent.notices;
  if (!notice) throw new Error('The content has at least one notice');
  const agreement = `${consent.agreement} More in our privacy notice: ${withoutScheme(publicUrl)}/privacy`;
  const handIn = `Hand this form in at the school office: ${school.address.join(', ')}, ${school.hours.days}, ${school.hours.office}. Questions? Call ${school.phone}.`;
  const howTo =
    'Please write clearly, in capital letters. Where there are small boxes, tick one. Only what is marked (optional) may stay empty.';
  return [
    paragraphsBlock(sheet, [howTo, handIn, ...notes]),
    ...groups.flatMap(({ title, isOptional, questions }) => {
      const [first, ...others] = questionBlocks(questions);
      const heading = headingBlock(isOptional ? `${title} (optional)` : title);
      return first ? [together(heading, first), ...others] : [];
    }),
    together(
      headingBlock(consent.heading),
      paragraphsBlock(sheet, noticeInWords(notice, school), { isList: true, size: 9 }),
      paragraphsBlock(sheet, [agreement], { size: 10 }),
      ...questionBlocks([
        { label: 'Your name', isOptional: false, isWide: true, answer: { kind: 'line' } },
        { label: 'Signature', isOptional: false, answer: { kind: 'line' } },
        { label: 'Date', isOptional: false, answer: { kind: 'date' } },
      ]),
    ),
    officeBlock(submission.prefix),
  ];
}

/** What the office writes when the form comes in. */
function officeBlock(prefix: string): PrintBlock {
  const inside = together(
    headingBlock('For the office'),
    ...questionBlocks([
      { label: 'Received on', isOptional: false, answer: { kind: 'date' } },
      { label: 'By', isOptional: false, answer: { kind: 'line' } },
      {
        label: 'Reference',
        hint: `${prefix}-…, as the desk shows it`,
        isOptional: false,
        isWide: true,
        answer: { kind: 'line' },
      },
    ]),
  );
  return {
    height: inside.height + 8,
    draw(sheet, y) {
      sheet.rect(MARGIN - 10, y, FORM_WIDTH + 20, inside.height + 6).fill('#eeeeee');
      inside.draw(sheet, y + 2);
    },
  };
}

function drawHead(sheet: Sheet, form: SchoolForm): void {
  const { title, school, submission, publicUrl } = form;
  const address = publicUrl + submission.page;
  const right = A4.width - MARGIN;
  write(sheet, school.name, { x: MARGIN, y: 26, size: 13, font: 'sign', ink: BLACK });
  const where = [...school.address, school.phone, school.email].join(' · ');
  write(sheet, where, { x: MARGIN, y: 44, size: 9, width: FORM_WIDTH - 200, ink: BLACK });
  write(sheet, title, { x: MARGIN, y: 62, size: 24, font: 'sign', ink: BLACK, as: 'H1' });
  drawCode(sheet, address, { x: right - CODE, y: 24, size: CODE });
  const beside = { width: 118, x: right - CODE - 132, align: 'right' as const };
  write(sheet, 'Quicker online:', { ...beside, y: 62, size: 10, font: 'sign', ink: BLACK });
  write(sheet, withoutScheme(address), { ...beside, y: 77, size: 9, ink: BLACK });
}

/** As people type an address. */
function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
