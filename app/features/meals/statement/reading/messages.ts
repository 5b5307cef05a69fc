import { dayInText } from './day-in-text.ts';
import { ngweeFrom } from './money.ts';
import {
  phoneIn,
  plainId,
  type ReadLines,
  type StatementLine,
  saysReversal,
} from './statement-line.ts';

const HELLO = String.raw`(?:Y.?ello[.,!]?\s*|Dear \w+(?: \w+)?,\s*)?`;
const ANYWHERE = String.raw`You have (?:received|sent|withdrawn|paid|transferred)\b|Money sent to\b|Payment of (?:ZMW|K)|Your transaction (?:of|to)\b`;
const ID_FIRST = String.raw`(?:Txn\.? ?ID|TxId|TID|Trans(?:action)?\.? ?ID)\s*[:.]?\s*[A-Z0-9.-]+[.,]?[^\S\n]+\w+`;
/**
 * How a message of a provider begins: at the head of a line in many ways. In the middle of a line it is cut in few
 * ways, and what is cut there is never sure: whoever pays can write such words into the message of the payment.
 */
const BEGINS = new RegExp(
  String.raw`^[^\S\n]*(?:${ID_FIRST}|${HELLO}(?:Your? |Money |Payment |Received |Reversal |(?:ZMW|K) ?\d))|${HELLO}(?:${ANYWHERE})`,
  'gim',
);

/** What WhatsApp puts before each message that is copied out of it. */
const COPIED_HEAD =
  /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\]?(?: -)? [^:\n]{1,40}:/gim;

const RECEIVED = /\breceived\b|\bhas been credited\b|\bdeposited\b/i;
const WENT_OUT =
  /\byou have (?:sent|withdrawn|paid|transferred|bought)\b|\bmoney sent\b|\bpayment (?:of|to)\b|\bwithdrawal\b|\bsent to\b|\bpaid to\b|\bbought\b/i;
const AMOUNT =
  /(?:\b(?:ZMW|K)\s?(\d[\d,]*(?:\.\d{1,2})?)(?![\d.,]?\d))|(?:\b(\d[\d,]*(?:\.\d{1,2})?) ?(?:ZMW|K)\b)/gi;
const BALANCE = /\bbal(?:ance)?\b[^.]{0,20}$/i;
const ID =
  /\b(?:Financial Transaction Id|Trans(?:action)?\.? ?(?:ID|No\.?|Number)|Txn\.? ?(?:ID|No\.?)|TxId|TID|FT ?Id|Receipt(?: No\.?)?)\s*[.:#]?\s*([A-Z0-9]+(?:[.-][A-Z0-9]+)*)/gi;
const MOST_MESSAGES = 3_000;

/**
 * The payments in text messages that were pasted one after another, as Airtel, MTN and Zamtel write them. What says
 * nothing of money is left out. A message in which two payments have run together is not read.
 */
export function linesOfMessages(pasted: string): ReadLines {
  const read: ReadLines = { lines: [], unread: [], stated: {} };
  for (const message of messagesIn(pasted).slice(0, MOST_MESSAGES)) {
    const line = lineOf(message);
    if (typeof line === 'string')
      read.unread.push({ at: message.at, text: message.text, why: line });
    else if (line) read.lines.push(line);
  }
  return read;
}

/** Whether a text looks like messages of a provider and not like a table. */
export function areMessages(pasted: string): boolean {
  return messagesIn(pasted).some((message) => typeof lineOf(message) === 'object');
}

interface Message {
  at: number;
  text: string;
  /** Whether another message stands before it on its line. */
  isGlued: boolean;
}

function messagesIn(pasted: string): Message[] {
  // As long as before, so that the lines count on.
  const text = pasted.replace(COPIED_HEAD, (head) => `\n${' '.repeat(head.length - 1)}`);
  const starts = new Set([0]);
  for (const { index } of text.matchAll(BEGINS)) starts.add(index);
  for (const { index } of text.matchAll(/\n\s*\n/g)) starts.add(index);
  const order = [...starts].toSorted((one, other) => one - other);
  let at = 1;
  let counted = 0;
  let lineStart = 0;
  return order.flatMap((start, index) => {
    const part = text.slice(start, order[index + 1]);
    const begin = start + (part.length - part.trimStart().length);
    const between = pasted.slice(counted, begin);
    at += between.split('\n').length - 1;
    if (between.includes('\n')) lineStart = counted + between.lastIndexOf('\n') + 1;
    counted = begin;
    const said = part.trim().replace(/\s+/g, ' ');
    const isGlued = /\S/.test(text.slice(lineStart, begin));
    return said ? [{ at, text: said, isGlued }] : [];
  });
}

/** One payment; a sentence where it cannot be read, undefined where the message is of something else. */
function lineOf({ at, text, isGlued }: Message): StatementLine | string | undefined {
  const isReversal = saysReversal(text);
  const cameIn = RECEIVED.test(text);
  if (!isReversal && !cameIn && !WENT_OUT.test(text)) return undefined;
  const amounts = [...text.matchAll(AMOUNT)].filter(
    ({ index }) => !BALANCE.test(text.slice(Math.max(0, index - 30), index)),
  );
  const [amount] = amounts;
  if (!amount) return isReversal || !/\d/.test(text) ? undefined : NO_AMOUNT;
  const ngwee = ngweeFrom(amount[1] ?? amount[2] ?? '');
  if (ngwee === undefined || ngwee <= 0) return NO_AMOUNT;
  const ids = [...new Set([...text.matchAll(ID)].map(([, id = '']) => plainId(id)))].filter(isId);
  const isOne = ids.length < 2 || (isReversal && !/\byou have received\b/i.test(text));
  if (!isOne) return 'Two transaction ids stand in one message.';
  const isOut = !cameIn || (WENT_OUT.test(text) && !/\byou have received\b/i.test(text));
  return {
    at,
    transactionId: ids[0] ?? '',
    day: dayInText(text),
    ngwee,
    direction: isOut ? 'out' : 'in',
    isReversal,
    isDone: !/\b(?:failed|unsuccessful|not successful|declined)\b/i.test(text),
    phone: phoneIn(text.replace(ID, ' ')),
    text,
    said: text,
    feeNgwee: 0,
    balanceNgwee: undefined,
    doubt: isGlued ? GLUED : '',
  };
}

const GLUED = 'The message does not begin on a line of its own: compare it with the phone.';
const NO_AMOUNT = 'It has no amount that we can read.';
const isId = (id: string) => id !== '' && /\d/.test(id);
