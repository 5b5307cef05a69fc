import type { MeasuredSchool } from '../hosting/hosted-school.ts';

/** What one request may take of the one thread, in milliseconds of processor time on a machine that has its whole speed. */
export const MOST_MS = 100;
/** One that took too long is sent again: what an earlier one has left to do, or to clear away, is not its own. */
const TRIES = 9;
/** What `fixedWork` takes on the machine for which the limit was set, in milliseconds. */
const FIXED_WORK_MS = 10;

interface Sent {
  /** Method and pattern of the address, and what was sent, for people. */
  address: string;
  what: string;
  status: number;
  ms: number;
}

const ROWS = JSON.stringify(
  Array.from({ length: 2000 }, (_, at) => ({ at, name: `Chanda ${at}` })),
);

/** Reads, sorts and searches, as requests do. */
function fixedWork(): number {
  const rows = JSON.parse(ROWS) as { name: string }[];
  const sorted = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return sorted.filter(({ name }) => /a \d*7/.test(name)).length;
}

/**
 * How many times as long as it should this machine takes just now, at least 1: one that is lent out to others counts
 * their time as processor time of ours.
 */
function slowness(): number {
  const before = process.threadCpuUsage();
  for (let turn = 0; turn < 10; turn++) fixedWork();
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1000 / FIXED_WORK_MS);
}

/** Sends requests one after another, and says what each took of the thread that answers. */
export class ThreadMeter {
  readonly sent: Sent[] = [];
  readonly #school: MeasuredSchool;

  constructor(school: MeasuredSchool) {
    this.#school = school;
  }

  /** Resolves with the answer's status and its text. */
  async ask(
    { address, what }: Pick<Sent, 'address' | 'what'>,
    path: string,
    options: () => RequestInit,
  ): Promise<{ status: number; text: string }> {
    let best = Number.POSITIVE_INFINITY;
    let answered = { status: 0, text: '' };
    for (let tried = 0; tried < TRIES && best > MOST_MS; tried++) {
      const before = await this.#school.threadTime();
      const answer = await fetch(this.#school.address + path, { redirect: 'manual', ...options() });
      answered = { status: answer.status, text: await answer.text() };
      const took = (await this.#school.threadTime()) - before;
      best = Math.min(best, took > MOST_MS ? took / slowness() : took);
    }
    this.sent.push({ address, what, status: answered.status, ms: best });
    return answered;
  }

  /** The slowest of each address, the slowest address first. */
  worst(): Sent[] {
    const slowest = new Map<string, Sent>();
    for (const one of this.sent) {
      if (one.ms > (slowest.get(one.address)?.ms ?? -1)) slowest.set(one.address, one);
    }
    return [...slowest.values()].toSorted((one, other) => other.ms - one.ms);
  }
}
