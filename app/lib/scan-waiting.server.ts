import type { FileStore } from './files.server.ts';
import type { Scan, ScanVerdict } from './virus-scan.server.ts';

/** How many files are looked at in one go. */
export const MOST_AT_ONCE = 50;

/**
 * Asks the virus scanner about files that came while it did not answer. Stops at the first that it cannot judge: the
 * rest waits for the next time.
 */
export async function scanWaiting<Waiting extends { file: string }>(
  { files, scan }: { files: FileStore; scan: Scan },
  waiting: Waiting[],
  judge: (one: Waiting, verdict: Exclude<ScanVerdict, 'unknown'>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (const one of waiting) {
    const bytes = await files.read(one.file);
    if (!bytes) continue;
    const verdict = await scan(bytes);
    if (verdict === 'unknown' || signal.aborted) return;
    await judge(one, verdict);
  }
}
