import { runSchool } from '../tests/support/running-school.ts';
import { load, type Round } from './cached-pages.ts';
import { median, milliseconds, note, printTable, share, verdict, whole } from './tools/table.ts';
import { findTool } from './tools/tools.ts';
import { warmUp } from './tools/warm-up.ts';

const ROUNDS = 3;
const LEAST_SHARE = 0.9;
const links = ['/events', '/events?fbclid=IwAR0x9mW', '/careers', '/careers?fbclid=IwAR0x9mW'];

/** A page by its plain address against the same page by a link as Facebook shares it, in turns. */
export async function measureSharedLinks(): Promise<void> {
  const wrk = findTool('wrk', 'wrk', 'shared links');
  if (!wrk) return;
  const school = await runSchool({ LOG_LEVEL: 'warn' });
  const runs = links.map((link) => ({ link, rounds: [] as Round[] }));
  try {
    for (const { link } of runs) await warmUp(school.address, link.replace(/\?.*/, ''));
    for (let round = 0; round < ROUNDS; round++) {
      for (const run of runs) run.rounds.push(await load(wrk, school.address + run.link));
    }
  } finally {
    await school.remove();
  }
  const rate = (index: number) =>
    median(runs[index]?.rounds.map(({ perSecond }) => perSecond) ?? []);
  // Each shared link stands behind its plain one.
  const shareOf = (index: number) => rate(index) / rate(index - (index % 2));
  printTable(
    `Shared links: wrk, brotli (median of ${ROUNDS} rounds)`,
    ['', 'requests/s', 'of the plain one', 'p99'],
    runs.map(({ link, rounds }, index) => [
      link,
      whole(rate(index)),
      share(shareOf(index)),
      milliseconds(median(rounds.map(({ p99Ms }) => p99Ms))),
    ]),
  );
  note(
    `Target ${share(LEAST_SHARE)}: ${verdict(Math.min(shareOf(1), shareOf(3)) >= LEAST_SHARE)}.`,
  );
}
