import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { StatementLine, UnreadLine } from '../reading/statement-line.ts';
import { type Book, bookOf, grouped } from './book.ts';
import { findDoubles } from './doubles.ts';
import { findLikely } from './likely.ts';
import { idsIn, referencesIn } from './named-in-line.ts';
import type { Payable, Promised, Settled } from './payable.ts';
import { type GoneOut, goneBack, isGoingBack, type NamingLine } from './reversed.ts';
import { type Claim, judgeClaim } from './sure.ts';
import { type UnreadNames, unreadNames, unreadToo } from './unread-names.ts';

/** Money that came in, with whose it is and why. */
interface Found {
  line: StatementLine;
  pays: readonly Promised[];
  why: readonly string[];
}

/** Lines of what the office has ticked before. */
interface Known {
  line: StatementLine;
  pays: readonly Settled[];
}

export interface Judged {
  sure: Found[];
  /** Somebody has to decide; each of `pays` can be what was paid. */
  likely: Found[];
  unknown: { line: StatementLine; why: string }[];
  before: Known[];
  /** What went back and had been ticked. */
  takenBack: Known[];
  /** The same transaction stands in it again. */
  doubles: { at: number; firstAt: number }[];
  /** What did not go through. */
  failed: number;
}

export interface Asked {
  today: PlainDate;
  /** Of the references that a line can name. */
  prefixes: readonly string[];
}

/** Whose money came in: sure only by an id of the family or a reference of ours, with the amount that was promised. */
export function judge(
  { lines, unread }: { lines: readonly StatementLine[]; unread: readonly UnreadLine[] },
  { promised, settled }: Payable,
  { today, prefixes }: Asked,
): Judged {
  const named = lines.map((line) => ({
    line,
    ids: idsIn(line),
    references: referencesIn(line.text, prefixes),
  }));
  const done = named.filter(({ line }) => line.isDone);
  const { first, doubles, unlike } = findDoubles(done);
  const cameIn = first.filter(({ line }) => line.direction === 'in' && !line.isReversal);
  const out = first.filter(({ line }) => line.direction === 'out');
  const back = first.filter((one) => isGoingBack(one, cameIn));
  const tickedBy = grouped(
    settled.filter(({ transactionId }) => transactionId !== ''),
    ({ transactionId }) => transactionId,
  );
  const tickedAs = ({ ids }: NamingLine) => ids.flatMap((id) => tickedBy.get(id) ?? []);
  const before = knownOf(cameIn, tickedAs);
  const isBefore = new Set(before.map(({ line }) => line));
  const book = bookOf(promised);
  const said = unread.map((one) => unreadNames(one, prefixes));
  const claims = cameIn
    .filter(({ line }) => !isBefore.has(line))
    .map((one) => claimOf(one, { book, settled, gone: { back, out }, unlike, unread: said }));
  return {
    ...judgeClaims(claims, book, today),
    before,
    takenBack: knownOf(back, (one) => [
      ...tickedAs(one),
      ...settled.filter(
        (row) => row.transactionId !== '' && one.references.includes(row.reference),
      ),
    ]),
    doubles,
    failed: named.length - done.length,
  };
}

function knownOf(named: readonly NamingLine[], find: (one: NamingLine) => Settled[]): Known[] {
  return named.flatMap((one) => {
    const pays = [...new Set(find(one))];
    return pays.length > 0 ? [{ line: one.line, pays }] : [];
  });
}

interface Around {
  book: Book;
  settled: readonly Settled[];
  gone: GoneOut;
  unlike: ReadonlySet<StatementLine>;
  unread: readonly UnreadNames[];
}

function claimOf(one: NamingLine, { book, settled, gone, unlike, unread }: Around): Claim {
  const { line, ids, references } = one;
  const byId = ids.flatMap((id) => book.byId.get(id) ?? []);
  const byReference = references.flatMap((reference) => book.byReference.get(reference) ?? []);
  const pays = [...new Set([...byId, ...byReference])];
  return {
    ...one,
    byId,
    pays,
    settled: settled.filter(({ reference }) => references.includes(reference)),
    doubts: [
      line.doubt,
      goneBack(one, gone),
      unreadToo({ line, pays }, unread),
      unlike.has(line) ? 'The same id stands in it with another amount.' : '',
    ].filter(Boolean),
  };
}

function judgeClaims(
  claims: readonly Claim[],
  book: Book,
  today: PlainDate,
): Pick<Judged, 'sure' | 'likely' | 'unknown'> {
  const claimsOf = new Map<Promised, Claim[]>();
  for (const claim of claims) {
    for (const one of claim.pays) claimsOf.set(one, [...(claimsOf.get(one) ?? []), claim]);
  }
  const judged: Pick<Judged, 'sure' | 'likely' | 'unknown'> = { sure: [], likely: [], unknown: [] };
  const others: Claim[] = [];
  for (const claim of claims) {
    const { isSure, reasons } = judgeClaim(claim, { claimsOf, book, today });
    if (isSure) judged.sure.push({ line: claim.line, pays: claim.pays, why: reasons });
    else others.push({ ...claim, doubts: reasons });
  }
  const paid = new Set(judged.sure.flatMap(({ pays }) => pays));
  for (const claim of others) {
    const likely = findLikely(claim, book, paid);
    if ('pays' in likely) judged.likely.push({ line: claim.line, ...likely });
    else judged.unknown.push({ line: claim.line, why: likely.why });
  }
  return judged;
}
