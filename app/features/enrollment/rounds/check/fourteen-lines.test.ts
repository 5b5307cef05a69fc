import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Drawn, linesOfList, lotOf, orderOf, sealOf, sortedByTicket } from '../draw.server.ts';
import type { PublishedRound } from '../published-round.server.ts';
import { fourteenLines } from './fourteen-lines.ts';

type Drawing = Required<Omit<PublishedRound, 'voidBecause' | 'voidDraws'>>;

const grades = ['ece1', 'ece2', 'grade1', 'grade7'];
const ticket = fc.integer({ min: 1000, max: 99_999 }).map(String);
const group = fc.integer({ min: 1, max: 3 });
const child = fc.record({ ticket, grade: fc.constantFrom(...grades), group });
const words = fc.array(fc.constantFrom('maize', 'river', 'bench', 'drum', 'goat', 'lantern'), {
  minLength: 6,
  maxLength: 6,
});
const dice = fc.stringMatching(/^[1-6]{10}$/);

/** Twins of one group share a ticket. */
const children = (most: number) =>
  fc
    .tuple(
      fc.uniqueArray(child, { minLength: 1, maxLength: most, selector: (one) => one.ticket }),
      fc.boolean(),
    )
    .map(([all, hasTwins]) => (hasTwins ? [...all, { ...(all[0] as Drawn) }] : all));

const drawing = (most: number) =>
  fc
    .record({ list: children(most), late: fc.array(child, { maxLength: 3 }), words, dice })
    .map(drawn);

function drawn(of: { list: Drawn[]; late: Drawn[]; words: string[]; dice: string }): Drawing {
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
    seal: sealOf(from.secret),
    ...from,
    list,
    order: orderOf(list, from),
    late: of.late.map((one) => ({ ...one, lot: lotOf(from, one.ticket) })),
  };
}

/** What the fourteen lines print, without a process of their own. */
function printed(file: object): string[] {
  const code = fourteenLines('2027').replace(/^import .*\n/gm, '');
  const lines: string[] = [];
  const run = new Function('createHash', 'readFileSync', 'console', code);
  const log = (...said: unknown[]) => lines.push(said.join(' '));
  run(createHash, () => JSON.stringify(file), { log });
  return lines;
}

const isShown = (file: object) => printed(file).some((line) => line.includes('WRONG'));

/** As somebody could change the file who can write everywhere: one thing in it. */
type Edit = (
  file: Drawing,
  at: number,
  by: { ticket: string; group: number; dice: string },
) => void;
const edits: Record<string, Edit> = {
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

const folder = mkdtempSync(join(tmpdir(), 'draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the fourteen lines', () => {
  it('are fourteen, and the same as in the documentation', () => {
    expect(fourteenLines('2027').trimEnd().split('\n')).toHaveLength(14);
    expect(readFileSync('docs/draw.md', 'utf8')).toContain(
      `\`\`\`js\n${fourteenLines('2027')}\`\`\``,
    );
  });

  it('print the order of the draw, run by Node itself', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(drawing(40), (file) => {
        writeFileSync(join(folder, 'round-2027.json'), JSON.stringify(file));
        writeFileSync(join(folder, 'check.mjs'), fourteenLines('2027'));
        const run = spawnSync(process.execPath, ['check.mjs'], { cwd: folder, encoding: 'utf8' });
        expect(run.stderr).toBe('');
        expect(run.stdout.trimEnd().split('\n')).toEqual(printed(file));
        const counted = Object.entries(orderOf(file.list, file)).flatMap(([grade, all]) =>
          all.map((one, at) => `${grade} ${at + 1} ${one.ticket}`),
        );
        expect(printed(file).slice(4)).toEqual(counted);
        expect(isShown(file)).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  it('show that something is wrong, or the seal is not that of the receipts', {
    timeout: 60_000,
  }, () => {
    const by = fc.record({ ticket, group, dice });
    fc.assert(
      fc.property(
        drawing(30),
        fc.constantFrom(...Object.keys(edits)),
        fc.nat(),
        by,
        (file, name, at, changed) => {
          const edited = structuredClone(file);
          edits[name]?.(edited, at, changed);
          const isSame = JSON.stringify(edited) === JSON.stringify(file);
          const isOnReceipts = edited.seal === file.seal;
          expect([name, isShown(edited) || !isOnReceipts]).toEqual([name, !isSame]);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('cannot show new words that fit a new seal: that is what the receipts are for', () => {
    fc.assert(
      fc.property(drawing(20), words, (file, others) => {
        const again = drawn({ ...file, words: others });
        expect(isShown(again)).toBe(false);
        expect(again.seal === file.seal).toBe(again.secret === file.secret);
      }),
    );
  });
});
