import { writtenNgwee } from './money.ts';
import type { ReadLines, StatementLine } from './statement-line.ts';

/** What came of adding up. `why` is for people. */
export type Checked =
  | {
      sums: 'right';
      opening: number;
      cameIn: number;
      wentOut: number;
      fees: number;
      closing: number;
    }
  | { sums: 'unknown'; why: string }
  | { sums: 'wrong'; why: string };

const NOTHING_TO_ADD: Checked = {
  sums: 'unknown',
  why: 'There is no balance before and after in it, so nobody can see if a line is missing.',
};

/**
 * Whether the balance before, what came in, what went out and the balance after belong together: by the balance that
 * stands behind each line, by those above and below, by the totals. Fees are a part of it or lines of their own, and
 * the newest line is the last or the first, but one way has to hold from the first line to the last.
 */
export function checkSums({ lines, stated, unread }: ReadLines): Checked {
  const moved = lines.filter((line) => line.isDone);
  const known = moved.filter(({ balanceNgwee }) => balanceNgwee !== undefined).length;
  const isChain = known > 0 && known + unread.length > 1;
  const hasEnds = stated.opening !== undefined && stated.closing !== undefined;
  const hasTotals = stated.totalIn !== undefined || stated.totalOut !== undefined;
  if (!hasEnds && !hasTotals && !isChain) return NOTHING_TO_ADD;
  if (unread.length > 0) return { sums: 'wrong', why: unreadWords(unread) };
  const total = wrongTotal(moved, stated);
  if (total) return { sums: 'wrong', why: total };
  if (!hasEnds && known < 2) return NOTHING_TO_ADD;
  const tries = [moved, moved.toReversed()].flatMap((ordered) =>
    [true, false].map((withFees) => addUp(ordered, stated, withFees)),
  );
  const right = tries.find(({ sums }) => sums === 'right');
  // The way that holds for longest says best what is wrong.
  const [best] = tries.toSorted((one, other) => heldFor(other) - heldFor(one));
  const found = right ?? best;
  if (!found) return NOTHING_TO_ADD;
  return found.sums === 'right' ? found : { sums: 'wrong', why: found.why };
}

type Added = Extract<Checked, { sums: 'right' }> | { sums: 'wrong'; why: string; held: number };

const heldFor = (added: Added) => (added.sums === 'right' ? Number.POSITIVE_INFINITY : added.held);

function addUp(
  ordered: readonly StatementLine[],
  stated: ReadLines['stated'],
  withFees: boolean,
): Added {
  const change = (line: StatementLine) =>
    (line.direction === 'in' ? line.ngwee : -line.ngwee) - (withFees ? line.feeNgwee : 0);
  const first = ordered.findIndex(({ balanceNgwee }) => balanceNgwee !== undefined);
  const before = ordered.slice(0, first + 1).reduce((sum, line) => sum + change(line), 0);
  const opening = stated.opening ?? (ordered[first]?.balanceNgwee ?? 0) - before;
  let balance = opening;
  for (const [held, line] of ordered.entries()) {
    balance += change(line);
    const { balanceNgwee = balance } = line;
    if (balanceNgwee === balance) continue;
    const apart = `${writtenNgwee(Math.abs(balanceNgwee - balance))} ${balanceNgwee > balance ? 'too much' : 'too little'}`;
    const why = `The balance on line ${line.at} is ${apart} for the lines before it.`;
    return { sums: 'wrong', why, held };
  }
  if (stated.closing !== undefined && stated.closing !== balance) {
    const missing = writtenNgwee(Math.abs(stated.closing - balance));
    const why = `${missing} are missing between the balance before and the balance after.`;
    return { sums: 'wrong', why, held: ordered.length };
  }
  const sum = (way: 'in' | 'out') =>
    ordered.reduce((all, line) => all + (line.direction === way ? line.ngwee : 0), 0);
  const fees = withFees ? ordered.reduce((all, line) => all + line.feeNgwee, 0) : 0;
  return { sums: 'right', opening, cameIn: sum('in'), wentOut: sum('out'), fees, closing: balance };
}

function wrongTotal(
  moved: readonly StatementLine[],
  { totalIn, totalOut }: ReadLines['stated'],
): string | undefined {
  const sum = (way: 'in' | 'out') =>
    moved.reduce((all, line) => all + (line.direction === way ? line.ngwee : 0), 0);
  if (totalIn !== undefined && totalIn !== sum('in')) {
    return `The statement says that ${writtenNgwee(totalIn)} came in. Its lines make ${writtenNgwee(sum('in'))}.`;
  }
  const fees = moved.reduce((all, line) => all + line.feeNgwee, 0);
  const out = sum('out');
  if (totalOut === undefined || [out, out + fees].includes(Math.abs(totalOut))) return undefined;
  return `The statement says that ${writtenNgwee(totalOut)} went out. Its lines make ${writtenNgwee(out)}.`;
}

function unreadWords(unread: ReadLines['unread']): string {
  const [first] = unread;
  const more = unread.length > 1 ? ` ${unread.length - 1} more could not be read.` : '';
  return `Line ${first?.at} could not be read. ${first?.why}${more} So the sums cannot be checked.`;
}
