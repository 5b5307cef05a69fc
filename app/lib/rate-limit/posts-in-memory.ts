import { type AttemptRule, waitFor } from './attempt-window.ts';

interface Window {
  number: number;
  before: number;
  present: number;
}

/** Above what a day of Lusaka brings; a flood from very many networks begins the counting anew. */
const MOST_SUBJECTS = 50_000;

/**
 * Counts attempts of this process alone, in its memory: for what guards its one thread, where writing to a database
 * would cost more than what is guarded. Records are guarded by `countAttempt`, which all processes share.
 */
export class PostsInMemory {
  readonly #windows = new Map<string, Window>();

  /** Counts one; zero, or how many milliseconds to wait where it is one too many. `now`: of a clock that never leaps. */
  count(rule: AttemptRule, subject: string, now: number): number {
    const number = Math.floor(now / rule.perMs);
    const key = `${rule.name} ${subject}`;
    const known = this.#windows.get(key);
    const window = { number, before: beforeIn(known, number), present: 0 };
    if (known?.number === number) Object.assign(window, known);
    const waitMs = waitFor(rule, { ...window, elapsedMs: now % rule.perMs });
    if (waitMs > 0) return waitMs;
    if (!known && this.#windows.size >= MOST_SUBJECTS) this.#windows.clear();
    this.#windows.set(key, { ...window, present: window.present + 1 });
    return 0;
  }
}

function beforeIn(known: Window | undefined, number: number): number {
  return known?.number === number - 1 ? known.present : 0;
}
