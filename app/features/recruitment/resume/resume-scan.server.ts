import {
  MOST_AT_ONCE,
  type ScanDependencies,
  scanWaiting,
} from '#lib/files/scan-waiting.server.ts';
import type { Store } from '#lib/store/store.server.ts';

/** Asks the virus scanner about resumes that came while it did not answer. */
export async function scanWaitingResumes(
  dependencies: ScanDependencies & { store: Store },
  signal: AbortSignal,
): Promise<void> {
  const { store, log } = dependencies;
  const next = (after: string) =>
    store.read
      .selectFrom('job_applications')
      .select(['id', 'resume_file as file'])
      .where('resume_scan', '=', 'notScanned')
      .where('id', '>', after)
      .orderBy('id')
      .limit(MOST_AT_ONCE)
      .execute();
  const judge = async (
    { id }: Awaited<ReturnType<typeof next>>[number],
    verdict: 'clean' | 'infected',
  ) => {
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
  await scanWaiting(dependencies, next, judge, signal);
}
