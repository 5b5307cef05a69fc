import type { TableRow } from '#lib/text/table-rows.ts';
import { type ColumnRole, directionIn, isDone, type Layout } from './column-roles.ts';
import { dayInText } from './day-in-text.ts';
import type { KnownTable } from './find-columns.ts';
import { ngweeFrom } from './money.ts';
import {
  phoneIn,
  plainId,
  type ReadLines,
  type StatedSums,
  type StatementLine,
  saysReversal,
} from './statement-line.ts';

const STATED: Record<keyof StatedSums, RegExp> = {
  opening: /^(?:opening balance|balance before|balance (?:brought|b\/?f)|starting balance)\b/i,
  closing: /^(?:closing balance|balance after|balance (?:carried|c\/?f)|ending balance)\b/i,
  totalIn: /^total (?:credits?|in|received|money in|paid in|deposits?)\b/i,
  totalOut: /^total (?:debits?|out|sent|money out|paid out|withdrawals?)\b/i,
};
const ONLY_A_SUM = /^(?:sub ?)?totals?\b/i;

/** The lines of a table, and the sums that stand above, below or between them. */
export function linesOfTable({ names, layout, above, rows }: KnownTable): ReadLines {
  const read: ReadLines = { lines: [], unread: [], stated: {} };
  for (const row of above) takeStated(row, read.stated);
  for (const row of rows) {
    if (takeStated(row, read.stated) || isNamesAgain(row, names)) continue;
    const line = lineOf(row, layout);
    if (typeof line === 'string')
      read.unread.push({ at: row.at, text: row.cells.join(' · '), why: line });
    else if (line) read.lines.push(line);
  }
  return read;
}

/** Whether the row is a sum of the statement and not a payment; keeps what it says. */
function takeStated({ cells }: TableRow, stated: StatedSums): boolean {
  const [first = ''] = cells.filter(Boolean);
  const words = cells.find((cell) => Object.values(STATED).some((sum) => sum.test(cell)));
  if (words === undefined) return ONLY_A_SUM.test(first);
  for (const [name, sum] of Object.entries(STATED) as [keyof StatedSums, RegExp][]) {
    if (!sum.test(words)) continue;
    const own = ngweeFrom(words.replace(sum, '').replace(/^\s*[:=]?\s*/, ''));
    const amounts = cells.map((cell) => ngweeFrom(cell)).filter((one) => one !== undefined);
    const said = own ?? amounts.at(-1);
    if (said !== undefined) stated[name] ??= said;
  }
  return true;
}

const isNamesAgain = ({ cells }: TableRow, names: readonly string[]) =>
  cells.length === names.length && cells.every((cell, at) => cell === names[at]);

/** One line; a sentence where it cannot be read, undefined where the row holds no payment. */
function lineOf({ at, cells }: TableRow, layout: Layout): StatementLine | string | undefined {
  const all = (role: ColumnRole) => cells.filter((_, index) => layout[index] === role);
  const one = (role: ColumnRole) => all(role)[0] ?? '';
  const money = (['moneyIn', 'moneyOut', 'amount', 'fee', 'balance'] as const).map((role) => ({
    role,
    written: all(role).filter((cell) => cell !== '' && cell !== '-'),
  }));
  const isShort = cells.length < layout.length;
  const hasMoney = isShort
    ? cells.some((cell) => ENDS_IN_NGWEE.test(cell))
    : money.some(({ role, written }) => role !== 'balance' && written.length > 0);
  // What a bank prints below, such as the day of printing, is no line.
  if (!hasMoney && (isShort || one('transactionId') === '')) return undefined;
  if (isShort) return 'It has fewer columns than the others.';
  if (cells.slice(layout.length).some(Boolean)) return 'It has more columns than the others.';
  for (const { written } of money) {
    const unread = written.find((cell) => ngweeFrom(cell) === undefined);
    if (unread) return `“${unread.slice(0, 40)}” is no amount that we can read.`;
  }
  const sumOf = (role: ColumnRole) =>
    all(role).reduce((sum, cell) => sum + Math.abs(ngweeFrom(cell) ?? 0), 0);
  const movedNgwee = movement(layout, one);
  if (typeof movedNgwee === 'string') return movedNgwee;
  const text = cells
    .filter((cell, index) => cell !== '' && !NO_TEXT.includes(layout[index]))
    .join(' · ');
  const transactionId = plainId(one('transactionId'));
  const balanceNgwee = ngweeFrom(one('balance'));
  if (!hasMoney) return 'It has no amount.';
  if (movedNgwee === 0 && sumOf('fee') === 0) return undefined;
  return {
    at,
    transactionId,
    day: dayInText(one('day')) ?? dayInText(transactionId),
    ngwee: Math.abs(movedNgwee),
    direction: movedNgwee > 0 ? 'in' : 'out',
    isReversal: saysReversal(text),
    isDone: isDone(one('status')),
    phone: phoneIn(all('phone').join(' ')) || phoneIn(all('text').join(' · ')),
    text,
    said: all('text').filter(Boolean).join(' · '),
    feeNgwee: sumOf('fee'),
    balanceNgwee,
    doubt: isRunTogether(one('transactionId')) ? RUN_TOGETHER : '',
  };
}

const RUN_TOGETHER = 'Its transaction id is written together with something else.';

/** An id with a name or a telephone number behind it: two columns in one cell. */
function isRunTogether(id: string): boolean {
  return /\S\s+\S*[A-Za-z]|[a-z]{3}|[\dA-Z]{4}(?:260|0)[579]\d{8}$/.test(id.trim());
}

const ENDS_IN_NGWEE = /\d[.,]\d\d$/;

/** In these columns nobody writes a reference, a name or an id. */
const NO_TEXT: readonly (ColumnRole | undefined)[] = [
  'day',
  'moneyIn',
  'moneyOut',
  'amount',
  'fee',
  'balance',
];

/** What came in, less than 0 for what went out; a sentence where the row says both. */
function movement(layout: Layout, one: (role: ColumnRole) => string): number | string {
  const cameIn = ngweeFrom(one('moneyIn')) ?? 0;
  const wentOut = Math.abs(ngweeFrom(one('moneyOut')) ?? 0);
  if (cameIn !== 0 && wentOut !== 0) return 'It says that money came in and that money went out.';
  if (cameIn !== 0) return cameIn;
  if (wentOut !== 0) return -wentOut;
  const amount = ngweeFrom(one('amount')) ?? 0;
  if (!layout.includes('direction')) return amount;
  const way = directionIn(one('direction'));
  if (!way) return amount < 0 ? amount : 'It does not say if the money came in or went out.';
  return way === 'in' && amount > 0 ? amount : -Math.abs(amount);
}
