import { monthNames } from '../dates/plain-date.ts';

const MONTH = `(?:${monthNames.join('|')})`;

/** What stays on one line with the word after its space. No lookbehind: older iPhones do not know it. */
const TOGETHER = [
  /(\d) (?=[AP]M\b)/g,
  /\b(K|Grades?|Term|Childhood) (?=\d)/g,
  new RegExp(`\\b(\\d{1,2}) (?=${MONTH}\\b)`, 'g'),
  new RegExp(`\\b(${MONTH}) (?=\\d)`, 'g'),
  new RegExp(`\\b(${MONTH}\\u00a0\\d{1,2},) (?=\\d{4}\\b)`, 'g'),
];

/** `+260 211 000 000`. */
const PHONE = /\+\d{1,3}(?: \d{2,})+/g;

/** For screens: dates, times, amounts, grades and phone numbers in a text do not break over two lines. */
export function unbroken(text: string): string {
  return TOGETHER.reduce((written, pattern) => written.replace(pattern, '$1\u00a0'), text).replace(
    PHONE,
    (phone) => phone.replaceAll(' ', '\u00a0'),
  );
}

/** For what leaves the screen, such as mails as text, calendars and stored copies: spaces as people type them. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}
