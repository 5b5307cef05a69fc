import type { PlainDate } from '#lib/dates/plain-date.ts';
import { writtenNgwee } from '../reading/money.ts';
import type { Book } from './book.ts';
import type { Promised, Settled } from './payable.ts';
import type { NamingLine } from './reversed.ts';

/** Money that came in, with the payments that it names. */
export interface Claim extends NamingLine {
  /** Whose family has entered an id of this line. */
  byId: readonly Promised[];
  /** All that it names, by id or reference. */
  pays: readonly Promised[];
  /** What it names and waits for no money. */
  settled: readonly Settled[];
  doubts: readonly string[];
}

interface Judging {
  /** All lines that name a payment. */
  claimsOf: ReadonlyMap<Promised, readonly Claim[]>;
  book: Book;
  today: PlainDate;
}

/** Whether a line is surely the payment of what it names, with the reasons for it or against it. */
export function judgeClaim(
  claim: Claim,
  { claimsOf, book, today }: Judging,
): { isSure: boolean; reasons: readonly string[] } {
  const { pays, byId, references } = claim;
  if (pays.length === 0) return { isSure: false, reasons: claim.doubts };
  const doubts = [
    ...claim.doubts,
    ...amountDoubts(claim),
    ...claim.settled.map(
      ({ reference, status }) => `It names ${reference} as well, which is “${status}”.`,
    ),
    ...otherFamilies(byId),
    ...otherLines(claim, claimsOf),
    ...otherPhone(claim, book),
    ...(claim.line.day && claim.line.day > today ? ['Its day lies ahead.'] : []),
  ];
  if (doubts.length > 0) return { isSure: false, reasons: doubts };
  const isById = byId.length > 0;
  const isByReference = pays.some(({ reference }) => references.includes(reference));
  const why = [
    isById && 'The family has entered this transaction id',
    isByReference && 'Our reference stands in it',
  ].filter((reason) => reason !== false);
  const several = pays.length > 1 ? [`Together they make ${writtenNgwee(claim.line.ngwee)}`] : [];
  return { isSure: true, reasons: [...why, ...several] };
}

function amountDoubts({ line, pays }: Claim): string[] {
  const promised = pays.reduce((sum, { kwacha }) => sum + kwacha, 0) * 100;
  if (promised === line.ngwee) return [];
  const words = `${writtenNgwee(line.ngwee)} came, ${writtenNgwee(promised)} was promised.`;
  return [pays.length > 1 ? `${words} It names ${pays.length} payments.` : words];
}

/** Two payments claim one id: the same family pays for several children, or somebody has typed a wrong one. */
function otherFamilies(byId: readonly Promised[]): string[] {
  const phones = new Set(byId.map(({ phone }) => phone));
  const isOneFamily = byId.length < 2 || (phones.size === 1 && !phones.has(''));
  if (isOneFamily) return [];
  const references = byId.map(({ reference }) => reference).join(' and ');
  return [`${references} claim this transaction id, with different phone numbers.`];
}

/** The same payment is named by another line: one of them, with its id, can be it. */
function otherLines(claim: Claim, claimsOf: Judging['claimsOf']): string[] {
  return claim.pays.flatMap((one) => {
    const others = (claimsOf.get(one) ?? []).filter((other) => other !== claim);
    const hasId = claim.byId.includes(one);
    const isOnlyId = hasId && !others.some((other) => other.byId.includes(one));
    const [other] = others;
    if (!other || isOnlyId) return [];
    return [`Line ${other.line.at} names ${one.reference} as well.`];
  });
}

/** The sender is another family that has promised money, and no reference of ours stands in it. */
function otherPhone({ line, pays, references }: Claim, book: Book): string[] {
  const isNamed = pays.every(({ reference }) => references.includes(reference));
  if (isNamed || line.phone === '' || pays.some(({ phone }) => phone === line.phone)) return [];
  const [other] = book.byPhone.get(line.phone) ?? [];
  return other ? [`The phone number is the one of ${other.reference}.`] : [];
}
