import type { FileStore } from '#lib/files.server.ts';
import type { Log } from '#lib/log.server.ts';
import { MOST_AT_ONCE, scanWaiting } from '#lib/scan-waiting.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import type { Scan } from '#lib/virus-scan.server.ts';

/** Asks the virus scanner about resumes that came while it did not answer. */
export async function scanWaitingResumes(
  surroundings: { store: Store; files: FileStore; scan: Scan; log: Log },
  signal: AbortSignal,
): Promise<void> {
  const { store, log } = surroundings;
  const waiting = await store.read
    .selectFrom('job_applications')
    .select(['id', 'resume_file as file'])
    .where('resume_scan', '=', 'notScanned')
    .orderBy('submitted_at')
    .limit(MOST_AT_ONCE)
    .execute();
  const judge = async ({ id }: (typeof waiting)[number], verdict: 'clean' | 'infected') => {
    if (verdict === 'infected')
      log.warn({ application: id }, 'virus found in a resume; it stays shut');
    await store.write((transaction) =>
      transaction
        .updateTable('job_applications')
        .set({ resume_scan: verdict })
        .where('id', '=', id)
        .execute(),
    );
  };
  await scanWaiting(surroundings, waiting, judge, signal);
}
