import type { FileStore } from '#lib/files.server.ts';
import type { Log } from '#lib/log.server.ts';
import { notePublication, type PublishBell } from '#lib/publish-bell.server.ts';
import { MOST_AT_ONCE, scanWaiting } from '#lib/scan-waiting.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import type { Scan } from '#lib/virus-scan.server.ts';
import './tables.server.ts';

/** Asks the virus scanner about documents that came while it did not answer. An infected one leaves the site. */
export async function scanWaitingDocuments(
  surroundings: { store: Store; files: FileStore; scan: Scan; log: Log; publish: PublishBell },
  signal: AbortSignal,
): Promise<void> {
  const { store, log, publish } = surroundings;
  const waiting = await store.read
    .selectFrom('documents')
    .select(['id', 'slug', 'stored_file as file'])
    .where('file_scan', '=', 'notScanned')
    .orderBy('changed_at')
    .limit(MOST_AT_ONCE)
    .execute();
  const judge = async (
    { id, slug, file }: (typeof waiting)[number],
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
    await publish.ring().catch(() => undefined);
  };
  await scanWaiting(surroundings, waiting, judge, signal);
}
