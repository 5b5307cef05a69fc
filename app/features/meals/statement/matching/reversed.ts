import { writtenNgwee } from '../reading/money.ts';
import type { StatementLine } from '../reading/statement-line.ts';

/** A line with what it names. */
export interface NamingLine {
  line: StatementLine;
  ids: readonly string[];
  references: readonly string[];
}

/** Whether the line says that money went back, in words or by the id of what came in. */
export function isGoingBack({ line }: NamingLine, cameIn: readonly NamingLine[]): boolean {
  if (line.isReversal) return true;
  const { transactionId, ngwee, direction } = line;
  return (
    direction === 'out' &&
    transactionId !== '' &&
    cameIn.some((one) => one.line.transactionId === transactionId && one.line.ngwee === ngwee)
  );
}

/**
 * Why this money may have gone back; empty where nothing says so. What goes back and names nobody is held against each
 * payment of the same amount that it can be.
 */
export function goneBack(cameIn: NamingLine, { back, out }: GoneOut): string {
  const { line, ids, references } = cameIn;
  const isSameAmount = (other: StatementLine) => other.ngwee === line.ngwee;
  const named = back.find(
    (other) =>
      other.ids.some((id) => ids.includes(id)) ||
      other.references.some((reference) => references.includes(reference)),
  );
  if (named) return `Line ${named.line.at} says that this money went back.`;
  const nameless = back.find(
    (other) =>
      isSameAmount(other.line) &&
      (other.line.phone === '' || line.phone === '' || other.line.phone === line.phone),
  );
  if (nameless) {
    return `Line ${nameless.line.at} says that ${writtenNgwee(line.ngwee)} went back. It may be this money.`;
  }
  const paidBack = out.find(
    (other) => line.phone !== '' && other.line.phone === line.phone && isSameAmount(other.line),
  );
  return paidBack ? `Line ${paidBack.line.at}: the same amount went to the same phone number.` : '';
}

export interface GoneOut {
  back: readonly NamingLine[];
  /** Everything that went out. */
  out: readonly NamingLine[];
}
