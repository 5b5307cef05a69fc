import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import { writtenNgwee } from '../reading/money.ts';
import type { Book } from './book.ts';
import type { Promised } from './payable.ts';
import type { Claim } from './sure.ts';

/** Money may come so many days before its reference is made, and so many after. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 60;
const MOST_SHOWN = 5;

type Likely = { pays: readonly Promised[]; why: readonly string[] } | { why: string };

/**
 * Whose money it can be where nobody is sure: what it names, else by phone, amount and day, else by name and amount.
 * What another line of the statement pays surely is not offered again.
 */
export function findLikely(claim: Claim, book: Book, paid: ReadonlySet<Promised>): Likely {
  const { line, pays, doubts, settled } = claim;
  const free = pays.filter((one) => !paid.has(one));
  if (free.length > 0) return { pays: free, why: doubts };
  const [ended] = settled;
  if (pays.length > 0 || ended) {
    const words = ended && `It names ${ended.reference}, which is “${ended.status}”.`;
    return { why: [words, ...doubts].filter(Boolean).join(' ') };
  }
  const open = (all: readonly Promised[] = []) => all.filter((one) => !paid.has(one));
  const found =
    offer(open(glued(claim, book)), GLUED) ??
    byPhone(claim, open(book.byPhone.get(line.phone))) ??
    byName(claim, open(book.byKwacha.get(line.ngwee / 100)));
  if (!found) return { why: ['Nothing fits.', ...doubts].join(' ') };
  const isUnread = line.ngwee % 100 !== 0;
  const ngwee = isUnread ? [`${writtenNgwee(line.ngwee)} are no whole Kwacha.`] : [];
  return { pays: found.pays.slice(0, MOST_SHOWN), why: [found.why, ...ngwee, ...doubts] };
}

interface Offered {
  pays: Promised[];
  why: string;
}

/** The id of a family stands in a longer word: each part of the word that is as long as an id is looked up. */
function glued({ line }: Claim, { byId, longIds }: Book): Promised[] {
  const words = `${line.transactionId} ${line.text}`.toUpperCase().split(/\s+/);
  const parts = words.flatMap((word) =>
    longIds.flatMap((length) =>
      Array.from(
        { length: Math.max(0, Math.min(word.length, LONGEST_WORD) - length + 1) },
        (_, at) => word.slice(at, at + length),
      ),
    ),
  );
  return [...new Set(parts.flatMap((part) => byId.get(part) ?? []))];
}

const LONGEST_WORD = 120;
const GLUED = 'The id of the family stands in it, together with something else';

function offer(pays: Promised[], why: string): Offered | undefined {
  return pays.length > 0 ? { pays, why } : undefined;
}

function byPhone({ line }: Claim, open: Promised[]): Offered | undefined {
  const ofPhone = open.filter((one) => isNear(one, line.day));
  const same = ofPhone.filter(({ kwacha }) => kwacha * 100 === line.ngwee);
  if (same.length > 0) return { pays: same, why: 'Same phone number and amount' };
  const sum = ofPhone.reduce((all, { kwacha }) => all + kwacha, 0) * 100;
  if (ofPhone.length > 1 && sum === line.ngwee)
    return { pays: ofPhone, why: 'Same phone number, and together the same amount' };
  const [one] = ofPhone;
  if (!one) return undefined;
  if (ofPhone.length > 1) return { pays: ofPhone, why: 'Same phone number, another amount' };
  const apart = Math.abs(one.kwacha * 100 - line.ngwee);
  const way = line.ngwee < one.kwacha * 100 ? 'less' : 'more';
  return {
    pays: [one],
    why: `Same phone number. ${writtenNgwee(line.ngwee)} came, ${writtenNgwee(one.kwacha * 100)} was promised: ${writtenNgwee(apart)} ${way}`,
  };
}

function byName({ line }: Claim, open: Promised[]): Offered | undefined {
  const words = new Set(wordsOf(line.text));
  const pays = open.filter((one) => {
    const name = wordsOf(one.payer);
    const isNamed = name.length >= 2 && name.every((word) => words.has(word));
    return isNamed && isNear(one, line.day);
  });
  return pays.length > 0 ? { pays, why: 'Same name and amount, another phone number' } : undefined;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}’']+/u)
    .filter(({ length }) => length > 1);

function isNear({ madeOn }: Promised, day: PlainDate | undefined): boolean {
  if (!day) return true;
  return day >= addDays(madeOn, -DAYS_BEFORE) && day <= addDays(madeOn, DAYS_AFTER);
}
