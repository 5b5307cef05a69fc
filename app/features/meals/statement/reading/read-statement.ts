import { type Checked, checkSums } from './balances.ts';
import type { Layout } from './column-roles.ts';
import { findTable, type KeptLayout } from './find-columns.ts';
import { areMessages, linesOfMessages } from './messages.ts';
import type { StatementLine, UnreadLine } from './statement-line.ts';
import { linesOfTable } from './table-lines.ts';

/** What one may paste: the lines of some months. */
export const LONGEST_STATEMENT = 200_000;
export const MOST_LINES = 1_000;

export type ReadStatement =
  | {
      is: 'read';
      lines: StatementLine[];
      unread: UnreadLine[];
      sums: Exclude<Checked, { sums: 'wrong' }>;
    }
  /** Somebody has to say what the columns hold. */
  | { is: 'unnamed'; names: readonly string[]; proposed: Layout }
  | { is: 'refused'; why: string };

const MESSAGES_HAVE_NO_SUMS =
  'Messages have no balance before and after, so nobody can see if a message is missing.';

/** Reads what was pasted: the lines of a table, or messages. `kept` are the columns that the office has named before. */
export function readStatement(pasted: string, kept: readonly KeptLayout[]): ReadStatement {
  if (pasted.trim() === '') return refused('Put in the lines of the statement first.');
  if (pasted.length > LONGEST_STATEMENT) {
    return refused(
      `This is too long: ${LONGEST_STATEMENT.toLocaleString('en')} characters at most. Put in one month at a time.`,
    );
  }
  const table = findTable(pasted, kept);
  const isTable = table !== undefined && 'layout' in table;
  const hasNames = table && 'proposed' in table && table.proposed.filter(Boolean).length > 1;
  if (!isTable && !hasNames && areMessages(pasted)) {
    const { lines, unread } = linesOfMessages(pasted);
    return (
      manyLines(lines) ?? {
        is: 'read',
        lines,
        unread,
        sums: { sums: 'unknown', why: MESSAGES_HAVE_NO_SUMS },
      }
    );
  }
  if (table === undefined) {
    return refused(
      'We cannot read this. Put in the lines of a table with the names of its columns, or the provider’s messages as they came.',
    );
  }
  if (!isTable) return { is: 'unnamed', ...table };
  const read = linesOfTable(table);
  if (read.lines.length === 0) {
    const [first] = read.unread;
    return refused(
      first ? `Line ${first.at} could not be read. ${first.why}` : 'No payment stands in it.',
    );
  }
  const sums = checkSums(read);
  if (sums.sums === 'wrong') return refused(`The sums are not right. ${sums.why}`);
  return manyLines(read.lines) ?? { is: 'read', lines: read.lines, unread: read.unread, sums };
}

const refused = (why: string) => ({ is: 'refused', why }) as const;

function manyLines({ length }: readonly StatementLine[]) {
  if (length <= MOST_LINES) return undefined;
  return refused(
    `These are ${length.toLocaleString('en')} lines; ${MOST_LINES.toLocaleString('en')} at most. Put in one month at a time.`,
  );
}
