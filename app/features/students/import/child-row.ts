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
const LONGEST_CONTACT = 120;
const OLDEST = 30;

type Read = { child: ChildOfRow; asks: string[] } | { why: string };

/** Reads a row; what cannot be read says why, in a sentence that names what stands there. */
export function readChildRow(
  cells: readonly string[],
  { at }: FoundColumns,
  today: PlainDate,
): Read {
  const cell = (column: ChildColumn) => cells[at[column] ?? -1]?.trim() ?? '';
  const { firstName, lastName } = namesIn(cell);
  if (!firstName && !lastName) return { why: 'This row has no name.' };
  if (firstName.length > LONGEST_NAME || lastName.length > LONGEST_NAME) {
    return { why: `The name is longer than ${LONGEST_NAME} characters.` };
  }
  const written = cell('bornOn');
  if (!written) return { why: 'The date of birth is missing.' };
  const bornOn = isRealDate(written) ? written : readDay(written);
  if (!bornOn) return { why: `“${short(written)}” is no day. Write it like 9 August 2017.` };
  if (bornOn > today) return { why: `“${short(written)}” is not over yet.` };
  if (bornOn < `${Number(today.slice(0, 4)) - OLDEST}`) {
    return { why: `“${short(written)}” is very long ago. Is the year right?` };
  }
  const place = classIn(cell('inClass'));
  if (!place) {
    const said = cell('inClass');
    if (!said) return { why: 'The class is missing.' };
    return { why: `“${short(said)}” is no class of ours. Write it like Grade 4 A, or ECE 1.` };
  }
  const asks: string[] = [];
  const guardians = [
    { name: cell('guardian'), phone: cell('phone'), email: cell('email') },
    { name: cell('guardian2'), phone: cell('phone2'), email: '' },
  ].filter(({ name, phone, email }) => name || phone || email);
  for (const { name, phone, email } of guardians) {
    if ([name, phone, email].some((text) => text.length > LONGEST_CONTACT)) {
      return { why: `A name, phone or email is longer than ${LONGEST_CONTACT} characters.` };
    }
    const fault = phoneQuestion(phone);
    if (fault) asks.push(fault);
  }
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

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** `Mulenga, Chanda` is a surname first; `Chanda Mulenga` ends with it. */
function namesIn(cell: (column: ChildColumn) => string) {
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
function wholePhone(phone: string): string {
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
