import type { FileStore } from '#lib/files.server.ts';
import type { Log } from '#lib/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import type { Scan } from '#lib/virus-scan.server.ts';

const MOST_AT_ONCE = 50;

/**
 * Asks the virus scanner about resumes that came while it did not answer. Stops at the first that it cannot judge:
 * the rest waits for the next time.
 */
export async function scanWaitingResumes(
  { store, files, scan, log }: { store: Store; files: FileStore; scan: Scan; log: Log },
  signal: AbortSignal,
): Promise<void> {
  const waiting = await store.read
    .selectFrom('job_applications')
    .select(['id', 'reference', 'resume_file'])
    .where('resume_scan', '=', 'notScanned')
    .orderBy('submitted_at')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id, reference, resume_file: name } of waiting) {
    const bytes = await files.read(name);
    if (!bytes) continue;
    const verdict = await scan(bytes);
    if (verdict === 'unknown' || signal.aborted) return;
    if (verdict === 'infected') log.warn({ reference }, 'virus found in a resume; it stays shut');
    await store.write((transaction) =>
      transaction
        .updateTable('job_applications')
        .set({ resume_scan: verdict })
        .where('id', '=', id)
        .execute(),
    );
  }
}
