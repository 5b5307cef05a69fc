import type { MeasuredSchool } from '../hosting/hosted-school.ts';

/** What one request may take of the one thread, in milliseconds of processor time. */
export const MOST_MS = 100;
/** One that took too long is sent again: what an earlier one has left to do, or to clear away, is not its own. */
const TRIES = 3;

interface Sent {
  /** Method and pattern of the address, and what was sent, for people. */
  address: string;
  what: string;
  status: number;
  ms: number;
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
      best = Math.min(best, (await this.#school.threadTime()) - before);
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
