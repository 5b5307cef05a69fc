import { type Grade, gradeName, grades } from '#features/content/grades.ts';
import { isRealDate, type PlainDate } from '#lib/dates/plain-date.ts';
import { readDay } from '#lib/dates/written-day.ts';
import { plainWordsOf } from '#lib/search/search-words.ts';
import type { ChildColumn, FoundColumns } from './columns.ts';

/** A child as one row of a spreadsheet has it. */
export interface ChildOfRow {
  firstName: string;
  lastName: string;
  bornOn: PlainDate;
  grade: Grade;
  /** A letter; empty where the class has none. */
  letter: string;
  gender: string;
  guardians: { name: string; phone: string; email: string }[];
  /** What it is called here, where the list was taken out of here. */
  reference: string;
}

/** As long as what the database takes. */
export const LONGEST_NAME = 100;
export const LONGEST_CONTACT = 120;
const OLDEST = 30;

/** What is odd, or cannot be read, and in which columns it can be put right. */
export interface Odd {
  why: string;
  in: readonly ChildColumn[];
}

type Read = { child: ChildOfRow; asks: Odd[] } | Odd;

/** Reads a row; what cannot be read says why, in a sentence that names what stands there. */
export function readChildRow(
  cell: (column: ChildColumn) => string,
  columns: Pick<FoundColumns, 'at'>,
  today: PlainDate,
): Read {
  const { firstName, lastName } = namesIn(cell);
  const names = nameColumns.filter((column) => columns.at[column] !== undefined);
  if (!firstName && !lastName) return { why: 'This row has no name.', in: names };
  if (firstName.length > LONGEST_NAME || lastName.length > LONGEST_NAME) {
    return { why: `The name is longer than ${LONGEST_NAME} characters.`, in: names };
  }
  const bornOn = birthdayIn(cell('bornOn'), today);
  if (typeof bornOn !== 'string') return { ...bornOn, in: ['bornOn'] };
  const place = classIn(cell('inClass'));
  if (!place) {
    const said = cell('inClass');
    if (!said) return { why: 'The class is missing.', in: ['inClass'] };
    const why = `“${short(said)}” is no class of ours. Write it like Grade 4 A, or ECE 1.`;
    return { why, in: ['inClass'] };
  }
  const asks: Odd[] = [];
  for (const column of contactColumns) {
    if (cell(column).length <= LONGEST_CONTACT) continue;
    const why = `A name, phone or email is longer than ${LONGEST_CONTACT} characters.`;
    return { why, in: [column] };
  }
  for (const column of ['phone', 'phone2'] as const) {
    const why = phoneQuestion(cell(column));
    if (why) asks.push({ why, in: [column] });
  }
  const guardians = [
    { name: cell('guardian'), phone: cell('phone'), email: cell('email') },
    { name: cell('guardian2'), phone: cell('phone2'), email: '' },
  ].filter(({ name, phone, email }) => name || phone || email);
  return {
    child: {
      firstName,
      lastName,
      bornOn,
      ...place,
      gender: genderIn(cell('gender')),
      guardians: guardians.map((one) => ({ ...one, phone: wholePhone(one.phone) })),
      reference: cell('reference'),
    },
    asks,
  };
}

const nameColumns = ['name', 'firstName', 'lastName'] as const;
const contactColumns = ['guardian', 'phone', 'email', 'guardian2', 'phone2'] as const;

/** What a row has in each column: what the office has put right counts, and then the file. */
export function cellsOfRow(
  cells: readonly string[],
  { at }: Pick<FoundColumns, 'at'>,
  mended: Partial<Record<ChildColumn, string>> = {},
): (column: ChildColumn) => string {
  return (column) => (mended[column] ?? cells[at[column] ?? -1] ?? '').trim();
}

/** A day of birth as somebody wrote it, or why it is none. */
export function birthdayIn(written: string, today: PlainDate): PlainDate | { why: string } {
  if (!written) return { why: 'The date of birth is missing.' };
  const bornOn = isRealDate(written) ? written : readDay(written);
  if (!bornOn) return { why: `“${short(written)}” is no day. Write it like 9 August 2017.` };
  if (bornOn > today) return { why: `“${short(written)}” is not over yet.` };
  if (bornOn >= `${Number(today.slice(0, 4)) - OLDEST}`) return bornOn;
  return { why: `“${short(written)}” is very long ago. Is the year right?` };
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** `Mulenga, Chanda` is a surname first; `Chanda Mulenga` ends with it. */
export function namesIn(cell: (column: ChildColumn) => string) {
  const [firstName, lastName] = [cell('firstName'), cell('lastName')];
  if (firstName || lastName) return { firstName, lastName };
  const whole = cell('name');
  const [before = '', after] = whole.split(/,(.*)/s).map((part) => part.trim());
  if (after !== undefined && after !== '') return { firstName: after, lastName: before };
  const words = before.split(/\s+/).filter(Boolean);
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** `Grade 4 A`, `4A`, `G4`, `Grade 4`, `ECE 2 B`, `Early Childhood 1`. */
export function classIn(text: string): { grade: Grade; letter: string } | undefined {
  const words = plainWordsOf(text)
    .join('')
    .replace(/^(grade|grd|gr|g|class|form)(?=\d)/, 'grade');
  const named = words.replace(/^(earlychildhoodeducation|earlychildhood|ec)(?=\d)/, 'ece');
  const [, kind, number, letter = ''] = /^(grade|ece|)(\d)([a-z]?)$/.exec(named) ?? [];
  if (!number) return undefined;
  const grade = grades.find((one) => one === `${kind === 'ece' ? 'ece' : 'grade'}${number}`);
  return grade && { grade, letter: letter.toUpperCase() };
}

function genderIn(text: string): string {
  const [word = ''] = plainWordsOf(text);
  if (['f', 'girl', 'female'].includes(word)) return 'female';
  return ['m', 'boy', 'male'].includes(word) ? 'male' : '';
}

const NATIONAL = 9;

/** The zero that a spreadsheet takes away, as it takes away that of every number. */
export function wholePhone(phone: string): string {
  return /^[79]\d{8}$/.test(phone.replace(/[\s-]/g, '')) ? `0${phone}` : phone;
}

function phoneQuestion(phone: string): string | undefined {
  if (!phone) return undefined;
  const figures = phone.replace(/\D/g, '').replace(/^(00)?260(?=\d{9}$)|^0(?=\d)/, '');
  if (figures.length >= NATIONAL) return undefined;
  return `The phone “${short(phone)}” has ${figures.length} numbers without the first 0. It should have ${NATIONAL}.`;
}

export function classWords({ grade, letter }: Pick<ChildOfRow, 'grade' | 'letter'>): string {
  return [gradeName(grade), letter].filter(Boolean).join(' ');
}
