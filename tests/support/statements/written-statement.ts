import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { Dice } from '../../../scripts/demo/dice.ts';
import type { Month, Movement } from './made-up-month.ts';

export interface Written {
  text: string;
  /** A line is missing or changed, and the balances tell it: it must be refused. */
  isBroken: boolean;
  /** Columns that have run together, as they do when somebody copies out of a PDF. */
  isGlued: boolean;
}

/** The month as a provider, a bank or a telephone writes it, with what goes wrong on the way. */
export function writeStatement(dice: Dice, month: Month): Written {
  return dice.chance(25) ? writeMessages(dice, month) : writeTable(dice, month);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function writtenDay(day: PlainDate, kind: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (kind === 0) return `${date}/${month}/${year}`;
  if (kind === 1) return `${day}T10:15:00`;
  if (kind === 2) return `${date}-${MONTHS[Number(month) - 1]}-${year}`;
  return `${date}.${month}.${year} 08:15`;
}

function writtenAmount(ngwee: number, kind: number): string {
  const grouped = (ngwee / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  if (kind === 0) return (ngwee / 100).toFixed(2);
  if (kind === 1) return grouped;
  if (kind === 2) return `K ${grouped}`;
  return `ZMW${grouped}`;
}

interface Style {
  separator: string;
  day: number;
  amount: number;
  names: readonly string[];
  hasBalance: boolean;
  isSigned: boolean;
  hasPhone: boolean;
}

const NAMES = [
  ['Date', 'Transaction ID', 'Details', 'Credit', 'Debit'],
  ['Txn Date', 'Txn ID', 'Narration', 'Paid In', 'Withdrawn'],
  ['Transaction Date', 'Receipt No', 'Description', 'Money In (ZMW)', 'Money Out (ZMW)'],
] as const;

function writeTable(dice: Dice, month: Month): Written {
  const style: Style = {
    separator: dice.pick([',', ';', '\t']),
    day: dice.upTo(4),
    amount: dice.upTo(4),
    names: dice.pick(NAMES),
    hasBalance: dice.chance(60),
    isSigned: dice.chance(25),
    hasPhone: dice.chance(50),
  };
  let balance = dice.upTo(900_000);
  const opening = balance;
  const rows = month.movements.map((one) => {
    balance += one.way === 'in' ? one.ngwee : -one.ngwee;
    return cellsOf(one, balance, style);
  });
  const closing = balance;
  const isBroken = style.hasBalance && rows.length > 2 && dice.chance(8);
  if (isBroken) rows.splice(1 + dice.upTo(rows.length - 2), 1);
  if (!style.hasBalance && dice.chance(15)) rows.push([...(rows[dice.upTo(rows.length)] ?? [])]);
  const isGlued = dice.chance(6) && glue(dice, rows);
  if (style.hasBalance && dice.chance(40)) rows.reverse();
  const [day, id, text, moneyIn, moneyOut] = style.names;
  const names = [
    day,
    id,
    ...(style.hasPhone ? ['Sender MSISDN'] : []),
    text,
    ...(style.isSigned ? ['Amount'] : [moneyIn, moneyOut]),
    ...(style.hasBalance ? ['Balance'] : []),
  ].map(String);
  const hasEnds = style.hasBalance && dice.chance(50);
  const amount = (ngwee: number) => writtenAmount(ngwee, style.amount);
  const lines = [
    ...(hasEnds ? [['Opening Balance', amount(opening)]] : []),
    names,
    ...rows,
    ...(hasEnds ? [['Closing Balance', amount(closing)]] : []),
  ];
  const written = lines.map((cells) =>
    cells.map((cell) => quoted(cell, style)).join(style.separator),
  );
  return { text: (dice.chance(30) ? '\uFEFF' : '') + written.join('\r\n'), isBroken, isGlued };
}

function cellsOf(one: Movement, balance: number, style: Style): string[] {
  const amount = writtenAmount(one.ngwee, style.amount);
  const number = `260${one.phone}`;
  const text = [one.name, ...(style.hasPhone ? [] : [number]), one.note].join(' ');
  const sides = one.way === 'in' ? [amount, ''] : ['', amount];
  return [
    writtenDay(one.day, style.day),
    one.id,
    ...(style.hasPhone ? [number] : []),
    text,
    ...(style.isSigned ? [one.way === 'in' ? amount : `-${amount}`] : sides),
    ...(style.hasBalance ? [writtenAmount(balance, style.amount)] : []),
  ];
}

/** One or two rows lose what stands between two of their cells. */
function glue(dice: Dice, rows: string[][]): boolean {
  for (let count = 1 + dice.upTo(2); count > 0; count -= 1) {
    const row = rows[dice.upTo(rows.length)];
    if (!row || row.length < 4) continue;
    const at = 1 + dice.upTo(row.length - 2);
    const both = `${row[at]}${row[at + 1]}`;
    // Spreadsheets keep the place of the second one, empty.
    row.splice(at, 2, ...(dice.chance(50) ? [both, ''] : [both]));
  }
  return true;
}

function quoted(cell: string, { separator }: Style): string {
  return cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function writeMessages(dice: Dice, month: Month): Written {
  const kind = dice.upTo(3);
  const messages = month.movements.map((one) => messageOf(one, kind));
  if (dice.chance(25)) messages.push(messages[dice.upTo(messages.length)] ?? '');
  const between = dice.pick(['\n', '\n\n', '\n', ' ']);
  return { text: messages.join(between), isBroken: false, isGlued: between === ' ' };
}

function messageOf({ id, day, ngwee, way, name, phone, note }: Movement, kind: number): string {
  const amount = (ngwee / 100).toLocaleString('en', { minimumFractionDigits: 2 });
  const isBack = /revers|refund/i.test(note);
  if (isBack)
    return `Your transaction of ZMW ${amount} with ${phone} has been reversed. ${note}. TID: ${id}.`;
  if (way === 'out')
    return `Money sent to ${name} on ${phone}.Amount ZMW ${amount}. Your bal is ZMW 5.56.TID: ${id}.`;
  if (kind === 0) {
    return `You have received ZMW ${amount} from ${phone} ${name}. ${note}.Dial *115# to check your new Bal. TID: ${id}.`;
  }
  if (kind === 1) {
    return `Dear Customer, you have received ZMW ${amount} from ${name} - 0${phone} on ${writtenDay(day, 3)} under Txn ID: ${id}. Reason: ${note}. Your account balance is now ZMW 4,722.93.`;
  }
  return `Y'ello. You have received ZMW ${amount} from ${name} (260${phone}) on your mobile money account at ${day} 19:37:39. Message from sender: ${note}. Your new balance: ZMW 812.00. Financial Transaction Id: ${id}.`;
}
