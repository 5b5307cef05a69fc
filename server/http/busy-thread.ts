import { AsyncLocalStorage, createHook } from 'node:async_hooks';

/** Nobody else is answered for so long; a person begins to notice at twice as much. */
export const LONG_HOLD_MS = 50;

/** Stretches of one request with less between them are one: nobody else had a turn. */
const SAME_STRETCH_MS = 0.5;

/** The longest that one request has held the thread at a time, in milliseconds. */
interface BusyThread {
  ms: number;
}

const measured = new AsyncLocalStorage<BusyThread>();
let depth = 0;
let startedAt = 0;
let endedAt = 0;
let stretch = 0;
let last: BusyThread | undefined;
let current: BusyThread | undefined;

/**
 * All requests share one thread: whatever one of them does without waiting for anything keeps the others waiting. Node
 * says before and after each piece of work to which request it belongs.
 */
createHook({
  before() {
    if (depth++ > 0) return;
    current = measured.getStore();
    startedAt = performance.now();
  },
  after() {
    depth = Math.max(0, depth - 1);
    if (depth > 0 || !current) return;
    const now = performance.now();
    const isSame = current === last && startedAt - endedAt < SAME_STRETCH_MS;
    stretch = (isSame ? stretch : 0) + now - startedAt;
    if (stretch > current.ms) current.ms = stretch;
    [last, current, endedAt] = [current, undefined, now];
  },
}).enable();

/** Runs what answers one request; `taken` has, at any time, how long it has held the thread. */
export function measureBusyThread<Result>(taken: BusyThread, answer: () => Result): Result {
  return measured.run(taken, answer);
}
