import type { StatementLine } from '../reading/statement-line.ts';
import type { NamingLine } from './reversed.ts';

/**
 * Each transaction once: a line with the same id, way and amount is the same again, and so is a message without an id
 * that says the same. `unlike` are lines with one id and several amounts.
 */
export function findDoubles(named: readonly NamingLine[]) {
  const firstOf = new Map<string, NamingLine>();
  const withId = new Map<string, StatementLine[]>();
  const doubles: { at: number; firstAt: number }[] = [];
  const first = named.filter((one) => {
    const { line } = one;
    const { transactionId, direction, ngwee, text, day, isReversal } = line;
    const key = JSON.stringify(
      transactionId
        ? [transactionId, direction, ngwee, isReversal]
        : ['', direction, ngwee, text, day, line.balanceNgwee ?? '', isReversal],
    );
    const earlier = firstOf.get(key);
    if (earlier) {
      doubles.push({ at: line.at, firstAt: earlier.line.at });
      return false;
    }
    firstOf.set(key, one);
    if (transactionId && direction === 'in' && !isReversal) {
      withId.set(transactionId, [...(withId.get(transactionId) ?? []), line]);
    }
    return true;
  });
  const unlike = new Set([...withId.values()].filter(({ length }) => length > 1).flat());
  return { first, doubles, unlike };
}
