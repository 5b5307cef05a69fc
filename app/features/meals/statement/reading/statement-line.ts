import type { PlainDate } from '#lib/dates/plain-date.ts';

/** One line of a statement, or one message of the provider. Amounts are in ngwee, so that nothing is rounded. */
export interface StatementLine {
  /** The line of what was pasted on which it begins, from 1. */
  at: number;
  /** As the office ticks it: capitals, no spaces; empty where the statement names none. */
  transactionId: string;
  day: PlainDate | undefined;
  ngwee: number;
  direction: 'in' | 'out';
  /** Money that goes back, or a payment that is called off: it confirms nothing. */
  isReversal: boolean;
  /** Only what has gone through has moved money. */
  isDone: boolean;
  /** The last nine digits of the sender's number; empty where none stands there. */
  phone: string;
  /** All that stands there, for what is looked for in it. */
  text: string;
  /** What a person reads of it: name and message. */
  said: string;
  /** Of the provider for this payment, beside its amount. */
  feeNgwee: number;
  /** What was on the account after it. */
  balanceNgwee: number | undefined;
  /** Why nobody can be sure of it, whoever it names; empty where there is no reason. */
  doubt: string;
}

/** Something that nobody could read, with the sentence that says so. */
export interface UnreadLine {
  at: number;
  text: string;
  why: string;
}

/** What the statement itself says of its sums. */
export interface StatedSums {
  opening?: number;
  closing?: number;
  totalIn?: number;
  totalOut?: number;
}

export interface ReadLines {
  lines: StatementLine[];
  unread: UnreadLine[];
  stated: StatedSums;
}

const REVERSAL =
  /\brevers(?:al|ed|ing|e)\b|\brefund(?:ed)?\b|\brolled? ?back\b|\bcharge ?back\b|\b(?:sent|paid) back\b|\breturned\b|\bcalled off\b|\bcancel(?:l?ed|lation)\b/i;

/** Whether the words of a line say that money goes back. */
export function saysReversal(text: string): boolean {
  return REVERSAL.test(text);
}

const LONGEST_ID = 40;

/** A transaction id as a tick keeps it; empty for what a spreadsheet has made of it, such as `7.74512E+11`. */
export function plainId(written: string): string {
  const text = written
    .trim()
    .replace(/^'/, '')
    .replace(/[\s.]+$/, '');
  if (/^\d+([.,]\d+)?E\+?\d+$/i.test(text)) return '';
  const plain = text
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9.-]/g, '-')
    .slice(0, LONGEST_ID);
  return plain.length >= 4 ? plain : '';
}

const NUMBER =
  /(?<![\d.])(?:\+?260|0)?[ -]?([579]\d)[ -]?(\d{3}[ -]?\d{4}|\d[ -]?\d{3}[ -]?\d{3})(?!\d)/;

/** The last nine digits of the first telephone number in a text; empty where there is none. */
export function phoneIn(text: string): string {
  const [, ...parts] = NUMBER.exec(text) ?? [];
  return parts.join('').replace(/\D/g, '');
}
