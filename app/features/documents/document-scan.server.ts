import {
  MOST_AT_ONCE,
  type ScanDependencies,
  scanWaiting,
} from '#lib/files/scan-waiting.server.ts';
import { notePublication, type PublishSignal } from '#lib/jobs/publish-signal.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import './tables.server.ts';

/** Asks the virus scanner about documents that came while it did not answer. An infected one leaves the site. */
export async function scanWaitingDocuments(
  dependencies: ScanDependencies & { store: Store; publish: PublishSignal },
  signal: AbortSignal,
): Promise<void> {
  const { store, log, publish } = dependencies;
  const next = (after: string) =>
    store.read
      .selectFrom('documents')
      .select(['id', 'slug', 'stored_file as file'])
      .where('file_scan', '=', 'notScanned')
      .where('id', '>', after)
      .orderBy('id')
      .limit(MOST_AT_ONCE)
      .execute();
  const judge = async (
    { id, slug, file }: Awaited<ReturnType<typeof next>>[number],
    verdict: 'clean' | 'infected',
  ) => {
    await store.write(async (transaction) => {
      await transaction
        .updateTable('documents')
        .set({ file_scan: verdict })
        .where('id', '=', id)
        // Another file may have taken its place meanwhile.
        .where('stored_file', '=', file)
        .execute();
      if (verdict === 'infected') await notePublication(transaction);
    });
    if (verdict === 'clean') return;
    log.warn({ document: slug }, 'virus found in a document; it is off the site');
    await publish.notify().catch(() => undefined);
  };
  await scanWaiting(dependencies, next, judge, signal);
}
