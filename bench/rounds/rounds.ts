import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { criteriaOf } from '#features/enrollment/places/criteria.ts';
import {
  linesOfList,
  orderOf,
  sealOf,
  sortedByTicket,
} from '#features/enrollment/rounds/draw.server.ts';
import {
  type FormInRound,
  isInTime,
  lineOf,
  oncePerChild,
} from '#features/enrollment/rounds/freeze-list.server.ts';
import { runSchool } from '../../tests/support/running-school.ts';
import {
  attackRound,
  correlationOf,
  type Guessed,
  isChance,
} from '../../tests/support/samples/attacks-on-a-round.ts';
import {
  dice,
  drawing,
  edits,
  group,
  isShown,
  printed,
  ticket,
} from '../../tests/support/samples/edits-of-a-round.ts';
import { drawnRound, insertionOf, sampleList } from '../../tests/support/samples/sample-round.ts';
import { milliseconds, note, printTable, verdict, whole } from '../tools/table.ts';
import {
  CLOSES_AT,
  knownChildren,
  MOST_CHILDREN,
  madeUpForms,
  seeded,
  swapHours,
  ticketsFor,
} from './made-up-round.ts';

const SEED = 2027;
const ROUNDS = 10_000;
const ATTACKED = 200;
const MOST_DRAW_MS = 1000;
const MOST_PAGE_BYTES = 14_336;

/** Made-up rounds and edits of their files, a draw of 1,000 children, and what the page of a round weighs. */
export async function measureRounds(): Promise<void> {
  const rounds = drawManyRounds();
  const found = editManyFiles();
  const attacked = attackManyRounds();
  const thousand = sampleList(1000);
  const from = { secret: 'a b c d e f', dice: '3526144265' };
  const startedAt = performance.now();
  orderOf(thousand, { ...from, listSeal: sealOf(linesOfList(thousand)) });
  const drawMs = performance.now() - startedAt;
  const none = (count: number) => [whole(count), '0', verdict(count === 0)];
  printTable(
    `${whole(ROUNDS)} made-up rounds of 1 to ${MOST_CHILDREN} children (twins, doubles, late, withdrawn; seed ${SEED})`,
    ['', 'measured', 'target', ''],
    [
      ['children in the draws', whole(rounds.children), '', ''],
      ['places in the order after all hours are swapped', ...none(rounds.moved)],
      ['orders that the fourteen lines make otherwise', ...none(rounds.otherwise)],
      ['children before one of a better group', ...none(rounds.beforeBetter)],
      ['single edits of a file that nothing shows', ...none(found.hidden)],
      ['edits in all', whole(found.edits), '', ''],
      ...attacked,
      [
        ...['a draw of 1,000 children', milliseconds(drawMs), milliseconds(MOST_DRAW_MS)],
        verdict(drawMs < MOST_DRAW_MS),
      ],
      ...(await pageRows()),
    ],
  );
  note(
    'An edit is shown by the fourteen lines, or by a seal that differs from the one on the receipts.',
  );
}

function drawManyRounds() {
  const random = seeded(SEED);
  const sums = { children: 0, moved: 0, otherwise: 0, beforeBetter: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const forms = madeUpForms(random);
    const tickets = ticketsFor(forms, random);
    const list = listOf(forms, tickets);
    sums.children += list.length;
    const swapped = listOf(swapHours(forms, random), tickets);
    const from = {
      secret: `word${round} maize river bench drum goat`,
      dice: Array.from({ length: 10 }, () => 1 + Math.floor(random() * 6)).join(''),
      listSeal: sealOf(linesOfList(list)),
    };
    const order = orderOf(list, from);
    const again = orderOf(swapped, { ...from, listSeal: sealOf(linesOfList(swapped)) });
    sums.moved += differing(linesOf(order), linesOf(again));
    const file = {
      ...from,
      seal: sealOf(from.secret),
      list: sortedByTicket(list),
      order,
      late: [],
    };
    const isSame = !isShown(file) && String(printed(file).slice(4)) === String(linesOf(order));
    if (!isSame) sums.otherwise += 1;
    for (const children of Object.values(order)) {
      sums.beforeBetter += children.filter(
        (child, at) => at > 0 && child.group < (children[at - 1]?.group ?? 0),
      ).length;
    }
  }
  return sums;
}

const linesOf = (order: Record<string, { ticket: string }[]>) =>
  Object.entries(order).flatMap(([grade, all]) =>
    all.map((one, at) => `${grade} ${at + 1} ${one.ticket}`),
  );

const differing = (one: string[], other: string[]) =>
  Math.abs(one.length - other.length) + one.filter((line, at) => line !== other[at]).length;

const criteria = criteriaOf({});

/** The list as it is frozen and read again: by ticket. */
const listOf = (forms: FormInRound[], tickets: ReadonlyMap<string, string>) =>
  sortedByTicket(
    oncePerChild(
      forms
        .filter((form) => isInTime(form, CLOSES_AT))
        .toSorted((one, other) => (one.submitted_at < other.submitted_at ? -1 : 1)),
      criteria,
    ).map((form) => lineOf(form, tickets, criteria)),
  );

function editManyFiles() {
  const by = fc.record({ ticket, group, dice });
  const asked = fc.tuple(drawing(30), fc.constantFrom(...Object.keys(edits)), fc.nat(), by);
  let hidden = 0;
  let count = 0;
  while (count < ROUNDS) {
    for (const [file, name, at, changed] of fc.sample(asked, {
      seed: SEED + count,
      numRuns: 500,
    })) {
      const edited = structuredClone(file);
      edits[name]?.(edited, at, changed);
      if (JSON.stringify(edited) === JSON.stringify(file)) continue;
      count += 1;
      if (!isShown(edited) && edited.seal === file.seal) hidden += 1;
    }
  }
  return { edits: count, hidden };
}

async function pageRows(): Promise<string[][]> {
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  try {
    const rows: string[][] = [];
    for (const [at, children] of [42, 170, 400, 1000].entries()) {
      const year = String(2031 + at);
      const database = new DatabaseSync(join(school.dataDir, 'school.db'), { timeout: 5000 });
      database.exec(insertionOf(drawnRound(year, sampleList(children))));
      database.close();
      const bytes = await heaviestPage(`${school.address}/rounds/${year}`);
      rows.push([
        ...[`/rounds with ${whole(children)} children, bytes`, whole(bytes)],
        ...[whole(MOST_PAGE_BYTES), verdict(bytes > 0 && bytes <= MOST_PAGE_BYTES)],
      ]);
    }
    return rows;
  } finally {
    await school.remove();
  }
}

/**
 * Somebody with the public file and all references, names, days of birth and the order of arrival guesses whose ticket is
 * whose. What is identified is what is guessed more often than by chance.
 */
function attackManyRounds(): string[][] {
  const random = seeded(SEED);
  const sums = new Map<string, Guessed>();
  let furthest = 0;
  let children = 0;
  for (let round = 0; round < ATTACKED; round++) {
    const known = knownChildren(madeUpForms(random));
    if (known.length < 3) continue;
    children += known.length;
    const dice = Array.from({ length: 10 }, () => 1 + Math.floor(random() * 6)).join('');
    const found = attackRound(known, { secret: `word${round} maize river bench drum goat`, dice });
    for (const [way, { guesses, hits, byChance }] of Object.entries(found)) {
      const sum = sums.get(way) ?? { guesses: 0, hits: 0, byChance: 0 };
      sums.set(way, {
        ...{ guesses: sum.guesses + guesses, hits: sum.hits + hits },
        byChance: sum.byChance + byChance,
      });
    }
    const { found: follows, chance } = correlationOf(known);
    furthest = Math.max(furthest, Math.abs(follows) / chance);
  }
  const ways = { byOrder: 'order', byDigest: 'digest', byDigestedOrder: 'order of digests' };
  return [
    [`children whose tickets are guessed (${ATTACKED} rounds)`, whole(children), '', ''],
    ...Object.entries(ways).map(([way, words]) => {
      const sum = sums.get(way) ?? { guesses: 0, hits: 0, byChance: 0 };
      return [
        `right by ${words}, of ${whole(sum.guesses)} guesses; by chance`,
        ...[whole(sum.hits), whole(Math.round(sum.byChance)), verdict(isChance(sum))],
      ];
    }),
    [
      'tickets follow the order of arrival, in deviations of chance, at most',
      ...[furthest.toFixed(1), '5', verdict(furthest < 5)],
    ],
  ];
}

/** Of the page of a round and those of its grades the one that weighs most. */
async function heaviestPage(address: string): Promise<number> {
  let most = 0;
  const pages = [
    '',
    '?grade=ece1',
    '?grade=grade1',
    '?grade=grade1&page=2',
    '?grade=grade1&page=5',
  ];
  for (const asked of pages) {
    const page = await fetch(address + asked, { headers: { 'Accept-Encoding': 'br' } });
    await page.arrayBuffer();
    if (page.ok) most = Math.max(most, Number(page.headers.get('Content-Length')));
  }
  return most;
}
