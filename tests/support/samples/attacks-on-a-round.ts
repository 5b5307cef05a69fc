import { createHash } from 'node:crypto';
import {
  type Drawn,
  linesOfList,
  orderOf,
  sealOf,
  sortedByTicket,
} from '#features/enrollment/rounds/draw.server.ts';

/** What an attacker knows of a child besides the public file, in the order in which the forms came. */
export interface KnownChild extends Drawn {
  reference: string;
  name: string;
  bornOn: string;
}

/** How often a way to guess named the right ticket, and how often chance alone would. */
export interface Guessed {
  guesses: number;
  hits: number;
  byChance: number;
}

/**
 * Whoever has the public file of a round and all references, names, days of birth and the order of arrival guesses whose
 * ticket is whose, by each of these ways; of grade and group the attacker is told everything.
 */
export function attackRound(
  children: readonly KnownChild[],
  { secret, dice }: { secret: string; dice: string },
): Record<'byOrder' | 'byDigest' | 'byDigestedOrder', Guessed> {
  const listSeal = sealOf(linesOfList([...children]));
  const drawn = orderOf([...children], { secret, dice, listSeal });
  const salts = ['', secret, ...secret.split(' '), dice, sealOf(secret), listSeal];
  const found = { byOrder: nothing(), byDigest: nothing(), byDigestedOrder: nothing() };
  for (const one of classesOf(children)) {
    const { grade, group } = one[0] as KnownChild;
    const published = [
      sortedByTicket(one),
      (drawn[grade] ?? []).filter((line) => line.group === group),
    ].map((lines) => lines.map(({ ticket }) => ticket));
    const orders = [
      one,
      ...(['reference', 'name', 'bornOn'] as const).map((key) =>
        one.toSorted((a, b) => (a[key] < b[key] ? -1 : 1)),
      ),
    ].flatMap((order) => [order, order.toReversed()]);
    for (const order of orders) matchLines(found.byOrder, order, published);
    for (const digest of digestsOf(children, salts)) {
      for (const child of one) matchFigures(found.byDigest, digest(child), child.ticket);
      const digested = one
        .map((child) => ({ child, by: digest(child) }))
        .toSorted((a, b) => (a.by < b.by ? -1 : 1))
        .map(({ child }) => child);
      matchLines(found.byDigestedOrder, digested, published);
    }
  }
  return found;
}

const nothing = (): Guessed => ({ guesses: 0, hits: 0, byChance: 0 });

function classesOf(children: readonly KnownChild[]): KnownChild[][] {
  const classes = new Map<string, KnownChild[]>();
  for (const child of children) {
    const key = `${child.grade} ${child.group}`;
    classes.set(key, [...(classes.get(key) ?? []), child]);
  }
  return [...classes.values()];
}

/** The first of an order has the first of the published lines, and so on. */
function matchLines(into: Guessed, order: readonly Drawn[], published: readonly string[][]): void {
  for (const lines of published) {
    into.guesses += order.length;
    for (const [at, { ticket }] of order.entries()) {
      if (lines[at] === ticket) into.hits += 1;
      into.byChance += lines.filter((line) => line === ticket).length / lines.length;
    }
  }
}

/** A ticket as somebody could have made it from a digest. */
function matchFigures(into: Guessed, digest: string, ticket: string): void {
  const figures = [
    1000 + (Number.parseInt(digest.slice(0, 12), 16) % 9000),
    1000 + (Number.parseInt(digest.slice(-12), 16) % 9000),
  ].map(String);
  into.guesses += figures.length;
  into.hits += figures.filter((one) => one === ticket).length;
  into.byChance += figures.length / 9000;
}

/** What a child is known by, hashed alone and with each value that is public. */
function digestsOf(children: readonly KnownChild[], salts: readonly string[]) {
  const arrival = new Map(children.map((child, at) => [child.reference, String(at + 1)]));
  const texts: ((child: KnownChild) => string)[] = [
    ({ reference }) => reference,
    ({ name, bornOn }) => `${name} ${bornOn}`,
    ({ reference }) => arrival.get(reference) ?? '',
  ];
  return texts.flatMap((text) =>
    salts.map((salt) => (child: KnownChild) => {
      const value = `${salt}${salt && ' '}${text(child)}`;
      return createHash('sha256').update(value).digest('hex');
    }),
  );
}

/** How far the tickets follow the order of arrival, from -1 to 1, with how far chance alone goes (one deviation). */
export function correlationOf(children: readonly KnownChild[]): { found: number; chance: number } {
  const byTicket = sortedByTicket([...children]);
  const rank = new Map(byTicket.map(({ ticket }, at) => [ticket, at]));
  const middle = (children.length - 1) / 2;
  let together = 0;
  let alone = 0;
  for (const [at, { ticket }] of children.entries()) {
    together += (at - middle) * ((rank.get(ticket) ?? 0) - middle);
    alone += (at - middle) ** 2;
  }
  return { found: together / alone, chance: 1 / Math.sqrt(children.length - 1) };
}

/** Chance goes further than this once in millions of tries; hits of one kind are few and nearly independent. */
export const isChance = ({ hits, byChance }: Guessed) =>
  hits <= byChance + 6 * Math.sqrt(byChance) + 1;
