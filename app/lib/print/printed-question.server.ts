import { type Sheet, write } from './print.server.ts';
import { grouped, tagged } from './tags.server.ts';

/** A question as paper asks it. */
export interface PrintedQuestion {
  label: string;
  hint?: string | undefined;
  isOptional: boolean;
  /** Takes the whole width of the page. */
  isWide?: boolean;
  answer: PrintedAnswer;
}

export type PrintedAnswer =
  | { kind: 'line' }
  | { kind: 'date' }
  | { kind: 'lines'; rows: number }
  /** For a signature with the stamp of the school beside it. */
  | { kind: 'stamp' }
  | { kind: 'choice'; options: string[]; columns: number };

export const BLACK = '#000000';
/** 8.5 mm: room for a pen. */
const BOX = 24;
/** 4 cm: a stamp of a school is about as wide. */
const STAMP = 113;
const CHOICE = 18;
const LETTER = 19;
const LABEL_SIZE = 10;
const HINT_SIZE = 8.5;

/** Of the question with room for its answer. */
export function heightOf({ hint, answer }: PrintedQuestion): number {
  return 14 + (hint ? 11.5 : 0) + answerHeight(answer);
}

function answerHeight(answer: PrintedAnswer): number {
  switch (answer.kind) {
    case 'line':
      return BOX;
    case 'stamp':
      return STAMP;
    case 'date':
      return BOX + 10;
    case 'lines':
      return answer.rows * BOX;
    case 'choice':
      return Math.ceil(answer.options.length / answer.columns) * CHOICE;
  }
}

interface Place {
  x: number;
  y: number;
  width: number;
}

/** The label, and boxes to write or tick in. */
export function drawQuestion(
  sheet: Sheet,
  question: PrintedQuestion,
  { x, y, width }: Place,
): void {
  const { label, hint, isOptional, answer } = question;
  tagged(sheet, 'P', () => {
    write(sheet, label, { x, y, size: LABEL_SIZE, font: 'sign', ink: BLACK });
    if (isOptional) {
      const after = x + sheet.widthOfString(label) + 3;
      write(sheet, '(optional)', { x: after, y: y + 0.8, size: HINT_SIZE, ink: BLACK });
    }
    if (hint) write(sheet, hint, { x, y: y + 12.5, size: HINT_SIZE, width, ink: BLACK });
  });
  drawAnswer(sheet, answer, { x, y: y + 14 + (hint ? 11.5 : 0), width });
}

function drawAnswer(sheet: Sheet, answer: PrintedAnswer, { x, y, width }: Place): void {
  sheet.lineWidth(0.8);
  switch (answer.kind) {
    case 'line':
      sheet.rect(x, y, width, BOX).stroke(BLACK);
      return;
    case 'stamp':
      sheet.rect(x, y, width, STAMP).stroke(BLACK);
      return;
    case 'date':
      drawDateBoxes(sheet, x, y);
      return;
    case 'lines':
      sheet.rect(x, y, width, answer.rows * BOX).stroke(BLACK);
      sheet.lineWidth(0.4);
      for (let row = 1; row < answer.rows; row++) {
        sheet.moveTo(x + 6, y + row * BOX).lineTo(x + width - 6, y + row * BOX);
      }
      sheet.stroke(BLACK);
      return;
    case 'choice':
      drawChoice(sheet, answer, { x, y, width });
  }
}

/** A box for each digit. */
function drawDateBoxes(sheet: Sheet, x: number, y: number): void {
  let at = x;
  for (const [name, digits] of [
    ['Day', 2],
    ['Month', 2],
    ['Year', 4],
  ] as const) {
    for (let digit = 0; digit < digits; digit++) {
      sheet.rect(at + digit * LETTER, y, LETTER, BOX).stroke(BLACK);
    }
    write(sheet, name, { x: at, y: y + BOX + 1.5, size: 7.5, ink: BLACK });
    at += digits * LETTER + 9;
  }
}

/** Down the columns, as a list is read. */
function drawChoice(
  sheet: Sheet,
  { options, columns }: { options: string[]; columns: number },
  { x, y, width }: Place,
): void {
  const rows = Math.ceil(options.length / columns);
  const column = width / columns;
  const drawOption = (words: string, index: number) => {
    const left = x + Math.floor(index / rows) * column;
    const top = y + (index % rows) * CHOICE;
    sheet.rect(left, top + 1.5, 12, 12).stroke(BLACK);
    const place = { x: left + 18, y: top + 2, size: 10, width: column - 24, ink: BLACK };
    grouped(sheet, 'LI', () => write(sheet, words, { ...place, as: 'LBody' }));
  };
  grouped(sheet, 'L', () => options.forEach(drawOption));
}
