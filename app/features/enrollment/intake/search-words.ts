import { charactersOf } from '#lib/text/spoken-code.ts';
import type { EnrollmentApplicationRow } from '../tables.server.ts';

/** The parts of an application that it is found by. */
export type Findable = Pick<
  EnrollmentApplicationRow,
  | 'reference'
  | 'student_first_name'
  | 'student_last_name'
  | 'student_dob'
  | 'parent1_first_name'
  | 'parent1_last_name'
  | 'parent1_phone'
  | 'parent1_email'
  | 'parent2_first_name'
  | 'parent2_last_name'
  | 'parent2_phone'
  | 'parent2_email'
>;

const REFERENCE_PREFIX = 'en';
const COUNTRY_CODE = '260';
const FEWEST_FIGURES = 4;
const MOST_TERMS = 6;

/** Every word that leads to the application, small letters without accents; each stands once. */
export function searchWordsOf(row: Findable): string[] {
  const reference = charactersOf(row.reference).toLowerCase();
  const words = [
    ...wordsOf(row.student_first_name, row.student_last_name),
    ...wordsOf(row.parent1_first_name, row.parent1_last_name),
    ...wordsOf(row.parent2_first_name, row.parent2_last_name),
    reference,
    reference.slice(REFERENCE_PREFIX.length),
    ...guardianPhones(row),
    ...guardianEmails(row),
    childKey(row),
  ];
  return [...new Set(words)].filter((word) => word !== '');
}

/** The same child, however its name was written: begins with the date of birth, so no name finds it by accident. */
export function childKey(row: Findable): string {
  const names = wordsOf(row.student_first_name, row.student_last_name).toSorted();
  return [row.student_dob, ...names].join(' ');
}

export function guardianPhones(row: Findable): string[] {
  return [row.parent1_phone, row.parent2_phone].map(phoneFigures).filter((phone) => phone !== '');
}

export function guardianEmails(row: Findable): string[] {
  return [row.parent1_email, row.parent2_email]
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email.includes('@'));
}

/** What somebody typed into the search, as the beginnings of words that all have to be there. */
export function searchTermsOf(typed: string): string[] {
  const isPhone = /^[\d\s+()/.-]+$/.test(typed);
  if (isPhone) {
    const figures = phoneFigures(typed, 1);
    return figures ? [figures] : [];
  }
  const terms = typed.split(/\s+/).flatMap((part) => {
    if (part.includes('@')) return [part.toLowerCase()];
    // A reference is one word, its dashes are not in it; a name with a dash is two.
    const characters = charactersOf(part).toLowerCase();
    return /\d/.test(characters) ? [characters] : wordsOf(part);
  });
  return [...new Set(terms)].slice(0, MOST_TERMS);
}

/** The first text that no longer begins with `beginning`, in the order of code points. */
export function endOfPrefix(beginning: string): string {
  return `${beginning}\u{10FFFF}`;
}

function wordsOf(...names: string[]): string[] {
  return names
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`\p{Mark}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Without the country's code and the leading 0, so that `097…` and `+260 97…` are the same. */
function phoneFigures(phone: string, fewest = FEWEST_FIGURES): string {
  const figures = phone.replace(/\D/g, '').replace(/^0+/, '');
  const national = figures.startsWith(COUNTRY_CODE)
    ? figures.slice(COUNTRY_CODE.length).replace(/^0+/, '')
    : figures;
  return national.length < fewest ? '' : national;
}
