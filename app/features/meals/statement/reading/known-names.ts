import type { ColumnRole, Layout } from './column-roles.ts';

/** The names that providers and banks give to their columns, in small letters without signs. */
const KNOWN: Record<ColumnRole, readonly string[]> = {
  transactionId: [
    'transaction id',
    'transaction no',
    'transaction number',
    'transaction ref',
    'transaction reference',
    'txn id',
    'txn no',
    'txnid',
    'txid',
    'trans id',
    'tid',
    'receipt no',
    'receipt number',
    'receipt',
    'financial transaction id',
    'reference id',
    'id',
  ],
  day: [
    'date',
    'day',
    'transaction date',
    'transaction time',
    'transaction date and time',
    'txn date',
    'trans date',
    'posting date',
    'date time',
    'date and time',
    'datetime',
    'completion time',
    'timestamp',
    'time',
  ],
  moneyIn: [
    'credit',
    'credits',
    'credit amount',
    'amount credited',
    'cr',
    'cr amount',
    'money in',
    'paid in',
    'came in',
    'received',
    'amount received',
    'deposit',
    'deposits',
    'in',
  ],
  moneyOut: [
    'debit',
    'debits',
    'debit amount',
    'amount debited',
    'dr',
    'dr amount',
    'money out',
    'paid out',
    'went out',
    'withdrawn',
    'withdrawal',
    'withdrawals',
    'sent',
    'out',
  ],
  amount: ['amount', 'transaction amount', 'txn amount', 'value'],
  direction: ['dr cr', 'cr dr', 'debit credit', 'credit debit', 'direction', 'in out', 'type'],
  fee: ['fee', 'fees', 'charge', 'charges', 'service charge', 'transaction fee'],
  balance: [
    'balance',
    'running balance',
    'account balance',
    'available balance',
    'balance after',
    'post balance',
    'new balance',
    'closing balance',
  ],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile number',
    'msisdn',
    'sender msisdn',
    'sender mobile',
    'sender number',
    'from number',
    'payer phone',
    'customer msisdn',
  ],
  text: [
    'details',
    'detail',
    'description',
    'narration',
    'narrative',
    'particulars',
    'remarks',
    'message',
    'note',
    'memo',
    'comment',
    'payer',
    'payer name',
    'name',
    'from',
    'sender',
    'sender name',
    'from name',
    'customer name',
    'reference',
    'payment reference',
    'reference no',
    'external reference',
  ],
  status: ['status', 'transaction status', 'state'],
};

const roleOfName = new Map(
  Object.entries(KNOWN).flatMap(([role, names]) =>
    names.map((name) => [name, role as ColumnRole] as const),
  ),
);

/** Of these a statement has one; a second column of the kind, such as the day of value, is not needed. */
const ONCE: readonly ColumnRole[] = [
  'transactionId',
  'day',
  'moneyIn',
  'moneyOut',
  'amount',
  'direction',
  'balance',
  'status',
];

/** What the columns of a table hold, by their names; undefined for a name that says nothing. */
export function layoutByNames(names: readonly string[]): Layout {
  const found = new Set<ColumnRole>();
  return names.map((name) => {
    const role = roleOfName.get(plainName(name));
    if (!role || (ONCE.includes(role) && found.has(role))) return undefined;
    found.add(role);
    return role;
  });
}

/** `Credit (ZMW)` as `credit`. */
function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\((?:zmw|zmk|k|kwacha)\)|\b(?:zmw|zmk|kwacha)\b/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
