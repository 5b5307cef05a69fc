import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { fourteenLines } from '#features/enrollment/rounds/check/fourteen-lines.ts';
import {
  type Drawn,
  linesOfList,
  lotOf,
  orderOf,
  sealOf,
  sortedByTicket,
} from '#features/enrollment/rounds/draw.server.ts';
import type { PublishedRound } from '#features/enrollment/rounds/published-round.server.ts';

export type Drawing = Required<Omit<PublishedRound, 'voidBecause' | 'voidDraws'>>;

const grades = ['ece1', 'ece2', 'grade1', 'grade7'];
export const ticket = fc.integer({ min: 1000, max: 99_999 }).map(String);
export const group = fc.integer({ min: 1, max: 3 });
const child = fc.record({ ticket, grade: fc.constantFrom(...grades), group });
export const words = fc.array(
  fc.constantFrom('maize', 'river', 'bench', 'drum', 'goat', 'lantern'),
  {
    minLength: 6,
    maxLength: 6,
  },
);
export const dice = fc.stringMatching(/^[1-6]{10}$/);

/** Twins of one group share a ticket. */
const children = (most: number) =>
  fc
    .tuple(
      fc.uniqueArray(child, { minLength: 1, maxLength: most, selector: (one) => one.ticket }),
      fc.boolean(),
    )
    .map(([all, hasTwins]) => (hasTwins ? [...all, { ...(all[0] as Drawn) }] : all));

export const drawing = (most: number) =>
  fc
    .record({ list: children(most), late: fc.array(child, { maxLength: 3 }), words, dice })
    .map(drawn);

export function drawn(of: {
  list: Drawn[];
  late: Drawn[];
  words: string[];
  dice: string;
}): Drawing {
  const list = sortedByTicket(of.list);
  const from = { secret: of.words.join(' '), dice: of.dice, listSeal: sealOf(linesOfList(list)) };
  return {
    year: '2027',
    grades,
    opensOn: '2026-10-05',
    closesAt: '2026-10-30T14:00:00.000Z',
    drawAt: '2026-11-03T08:00:00.000Z',
    releaseAt: '2026-11-05T06:00:00.000Z',
    criteria: ['Brother or sister at the school', 'Child of staff', 'Everybody else'],
    places: {},
    kept: {},
    atLastPlace: 'bothWait',
    seal: sealOf(from.secret),
    ...from,
    list,
    order: orderOf(list, from),
    late: of.late.map((one) => ({ ...one, lot: lotOf(from, one.ticket) })),
  };
}

/** What the fourteen lines print, without a process of their own. */
export function printed(file: object): string[] {
  const code = fourteenLines('2027').replace(/^import .*\n/gm, '');
  const lines: string[] = [];
  const run = new Function('createHash', 'readFileSync', 'console', code);
  const log = (...said: unknown[]) => lines.push(said.join(' '));
  run(createHash, () => JSON.stringify(file), { log });
  return lines;
}

export const isShown = (file: object) => printed(file).some((line) => line.includes('WRONG'));

/** As somebody could change the file who can write everywhere: one thing in it. */
type Edit = (
  file: Drawing,
  at: number,
  by: { ticket: string; group: number; dice: string },
) => void;
export const edits: Record<string, Edit> = {
  'the ticket of a child in the list': ({ list }, at, by) => {
    one(list, at).ticket = by.ticket;
  },
  'the group of a child in the list': ({ list }, at, by) => {
    one(list, at).group = by.group;
  },
  'the grade of a child in the list': ({ list }, at, by) => {
    one(list, at).grade = grades[by.group] as string;
  },
  'a child less in the list': ({ list }, at) => void list.splice(at % list.length, 1),
  'a child more in the list': ({ list }, at, by) =>
    void list.splice(at % list.length, 0, { grade: 'grade1', ...by }),
  'a throw': (file, at, by) => {
    file.dice = file.dice.slice(0, at % 10) + by.group + file.dice.slice((at % 10) + 1);
  },
  'all throws': (file, _, by) => {
    file.dice = by.dice;
  },
  'a word': (file, at) => {
    file.secret = file.secret
      .split(' ')
      .with(at % 6, 'lamp')
      .join(' ');
  },
  'a ticket in the order': ({ order }, at, by) => {
    one(inOrder(order, at), at).ticket = by.ticket;
  },
  'a group in the order': ({ order }, at, by) => {
    one(inOrder(order, at), at).group = by.group;
  },
  'a lot in the order': ({ order }, at, by) => {
    one(inOrder(order, at), at).lot = sealOf(by.ticket);
  },
  'two children in the order': ({ order }, at) => {
    inOrder(order, at).reverse();
  },
  'a child less in the order': ({ order }, at) => void inOrder(order, at).splice(0, 1),
  'a child more in the order': ({ order }, at, by) =>
    void inOrder(order, at).push({ ticket: by.ticket, group: by.group, lot: sealOf(by.ticket) }),
  'a grade more in the order': ({ order }, _, by) => {
    order.grade6 = [{ ticket: by.ticket, group: by.group, lot: sealOf(by.ticket) }];
  },
  'a lot of a child that came late': ({ late }, at, by) => {
    if (late.length > 0) one(late, at).lot = sealOf(by.ticket);
  },
  'the seal': (file, _, by) => {
    file.seal = sealOf(by.ticket);
  },
  'the seal of the list': (file, _, by) => {
    file.listSeal = sealOf(by.ticket);
  },
};

const one = <Of>(all: Of[], at: number) => all[at % all.length] as Of;
const inOrder = (order: Drawing['order'], at: number) => one(Object.values(order), at);
