import type { Check } from '../metrics/checks.server.ts';
import type { Needs } from '../needs.ts';
import type { ScanVerdict } from './virus-scan.server.ts';

/** How many files are asked for in one go. */
export const MOST_AT_ONCE = 50;

export interface ScanDependencies extends Needs<'files' | 'log' | 'scan'> {
  /** Undefined where no scanner is set. */
  checkScanner: Check | undefined;
}

/**
 * Asks the virus scanner about files that came while it did not answer. `next` gives those whose id comes after the
 * given one, in the order of ids. A file that the scanner cannot judge is passed over, and asked about again the next
 * time; where the scanner itself is away, all the rest waits.
 */
export async function scanWaiting<Waiting extends { id: string; file: string }>(
  { files, scan, checkScanner, log }: ScanDependencies,
  next: (after: string) => Promise<Waiting[]>,
  judge: (one: Waiting, verdict: Exclude<ScanVerdict, 'unknown'>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (!checkScanner) return;
  let after = '';
  for (;;) {
    const waiting = await next(after);
    for (const one of waiting) {
      const bytes = await files.read(one.file);
      const verdict = bytes && (await scan(bytes));
      if (signal.aborted) return;
      if (verdict === 'unknown') {
        const isAway = await checkScanner().then(
          () => false,
          () => true,
        );
        if (isAway) return;
        log.warn({ file: one.file }, 'virus scanner cannot judge a file');
      } else if (verdict) await judge(one, verdict);
      after = one.id;
    }
    if (waiting.length < MOST_AT_ONCE) return;
  }
}
