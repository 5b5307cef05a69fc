import { createHash } from 'node:crypto';

/** A child in the list of a draw. Twins who share a ticket are two lines. */
export interface Drawn {
  ticket: string;
  grade: string;
  /** From 1: who comes first. */
  group: number;
}

/** What the lots of a draw are made from. */
export interface DrawnFrom {
  secret: string;
  /** Ten digits from 1 to 6. */
  dice: string;
  listSeal: string;
}

export type InOrder = Omit<Drawn, 'grade'> & { lot: string };

/** The digest of a text: SHA-256 of its UTF-8, in hex, lower case. */
export const sealOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** The list as it is sealed and published: by ticket as text, a line for each child. */
export function linesOfList(list: readonly Drawn[]): string {
  return sortedByTicket(list)
    .map(({ ticket, grade, group }) => `${ticket} ${grade} ${group}\n`)
    .join('');
}

export function readList(lines: string): Drawn[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [ticket = '', grade = '', group = ''] = line.split(' ');
      return { ticket, grade, group: Number(group) };
    });
}

export function sortedByTicket<One extends Drawn>(list: readonly One[]): One[] {
  return list.toSorted(
    (one, other) =>
      compareText(one.ticket, other.ticket) ||
      compareText(one.grade, other.grade) ||
      one.group - other.group,
  );
}

/** What decides between children of one group: nobody knows it before the throws, and nobody can choose it. */
export const lotOf = ({ secret, dice, listSeal }: DrawnFrom, ticket: string) =>
  sealOf(`${secret} ${dice} ${listSeal} ${ticket}`);

/** The order of each grade: the smaller group first, then the smaller lot as text. */
export function orderOf(list: readonly Drawn[], from: DrawnFrom): Record<string, InOrder[]> {
  const order: Record<string, InOrder[]> = {};
  for (const { ticket, grade, group } of list) {
    order[grade] ??= [];
    order[grade].push({ ticket, group, lot: lotOf(from, ticket) });
  }
  for (const ofGrade of Object.values(order)) ofGrade.sort(compareInOrder);
  return order;
}

/** The number of each ticket in its grade, from 1, by `ticket grade`; twins have the number of the first of them. */
export function numbersIn(order: Record<string, readonly InOrder[]>): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [grade, children] of Object.entries(order)) {
    for (const [at, { ticket }] of children.entries()) {
      const key = `${ticket} ${grade}`;
      if (!numbers.has(key)) numbers.set(key, at + 1);
    }
  }
  return numbers;
}

export function compareInOrder(
  one: Pick<InOrder, 'group' | 'lot'>,
  other: Pick<InOrder, 'group' | 'lot'>,
): number {
  return one.group - other.group || compareText(one.lot, other.lot);
}

/** By code units, as a script in any language compares ASCII; never by a language's own order. */
const compareText = (one: string, other: string) => Number(one > other) - Number(one < other);
