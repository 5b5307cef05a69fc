/** What a column of a statement can hold, as the office chooses it. */
export const columnRoles = {
  transactionId: 'Transaction id',
  day: 'Day',
  moneyIn: 'Money that came in',
  moneyOut: 'Money that went out',
  amount: 'Amount, with a minus for money that went out',
  direction: 'In or out (credit or debit)',
  fee: 'Fee',
  balance: 'Balance after it',
  phone: 'Phone number of the sender',
  text: 'Name, message or other text',
  status: 'Whether it has gone through',
} as const;
export type ColumnRole = keyof typeof columnRoles;

/** What each column of a table holds; undefined for what is not needed. */
export type Layout = readonly (ColumnRole | undefined)[];

const IN = /^(?:c|cr|credit|in|received?|incoming|deposit|cash ?in|money in)$/i;
const OUT = /^(?:d|dr|debit|out|sent|outgoing|withdrawal|cash ?out|money out)$/i;

/** Which way money went, as a column of its own says it. */
export function directionIn(cell: string): 'in' | 'out' | undefined {
  const text = cell.trim();
  if (IN.test(text)) return 'in';
  return OUT.test(text) ? 'out' : undefined;
}

const DONE = /^(?:success(?:ful|fully)?|succeeded|completed?|settled|posted|ok|done|paid|ts)$/i;

/** Whether a line has gone through; one that says nothing has. */
export function isDone(status: string): boolean {
  return status.trim() === '' || DONE.test(status.trim());
}

/** Why these columns do not tell what came in and from whom; undefined when they do. */
export function lackOf(layout: Layout): string | undefined {
  const has = (role: ColumnRole) => layout.includes(role);
  if (!has('moneyIn') && !has('amount')) return 'Choose the column of the money that came in.';
  if (!has('transactionId') && !has('text'))
    return 'Choose the column of the transaction id, or of the message.';
  return undefined;
}
