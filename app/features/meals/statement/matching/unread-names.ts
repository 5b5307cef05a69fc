import { type StatementLine, saysReversal, type UnreadLine } from '../reading/statement-line.ts';
import { referencesIn } from './named-in-line.ts';
import type { Promised } from './payable.ts';

/** What a line names that could not be read. */
export interface UnreadNames {
  at: number;
  text: string;
  references: readonly string[];
  isReversal: boolean;
}

export function unreadNames({ at, text }: UnreadLine, prefixes: readonly string[]): UnreadNames {
  return {
    at,
    text: text.toUpperCase(),
    references: referencesIn(text, prefixes),
    isReversal: saysReversal(text),
  };
}

/** Why a line that could not be read stands against this one; empty where none does. */
export function unreadToo(
  { line, pays }: { line: StatementLine; pays: readonly Promised[] },
  unread: readonly UnreadNames[],
): string {
  const back = unread.find(({ isReversal }) => isReversal);
  if (back) return `Line ${back.at} says that money went back, and could not be read.`;
  const ids = [line.transactionId, ...pays.map(({ transactionId }) => transactionId)].filter(
    Boolean,
  );
  const same = unread.find(
    ({ text, references }) =>
      ids.some((id) => text.includes(id)) ||
      (line.phone !== '' && text.includes(line.phone)) ||
      pays.some(({ reference }) => references.includes(reference)),
  );
  return same ? `Line ${same.at}, which could not be read, names it as well.` : '';
}
