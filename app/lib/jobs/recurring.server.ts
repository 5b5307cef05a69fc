import { type Log, logUnexpected } from '../metrics/log.server.ts';

export interface Recurring {
  /** Does the work soon instead of at its next time, for whoever knows that there is something to do. */
  wake(): void;
  /** Waits for work under way; nothing starts afterwards. */
  stop(): Promise<void>;
}

/**
 * Does the work at once and then again after each pause, never twice at the same time in this process. A failure is
 * logged and tried again after the next pause.
 */
export function startRecurring(
  { pauseMs, log }: { pauseMs: number; log: Log },
  work: (signal: AbortSignal) => Promise<void>,
): Recurring {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isAskedAgain = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      await work(stopping.signal).catch((error) => logUnexpected(log, error));
    } while (isAskedAgain && !stopping.signal.aborted);
    running = undefined;
    if (!stopping.signal.aborted) timer = setTimeout(start, pauseMs).unref();
  }

  function start(): void {
    clearTimeout(timer);
    isAskedAgain = true;
    if (!stopping.signal.aborted) running ??= run();
  }

  start();
  return {
    wake: start,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
