import type { Clock } from './clock.ts';
import type { Store } from './store/store.server.ts';

declare module './store/store.server.ts' {
  interface Tables {
    /** When each paper that the program prints last changed, by its address. */
    paper_revisions: { path: string; fingerprint: string; changed_at: string };
  }
}

/**
 * When each paper last changed, by its address: the first time that somebody asked after it had become another one.
 * Several processes may ask at once.
 */
export async function datePapers(
  { store, clock }: { store: Store; clock: Clock },
  papers: { path: string; fingerprint: string }[],
): Promise<Map<string, string>> {
  const known = await listRows(store.read);
  const changed = papers.filter(
    ({ path, fingerprint }) => known.get(path)?.fingerprint !== fingerprint,
  );
  const now = clock.now().toISOString();
  if (changed.length > 0) {
    await store.write(async (transaction) => {
      for (const { path, fingerprint } of changed) {
        await transaction
          .insertInto('paper_revisions')
          .values({ path, fingerprint, changed_at: now })
          .onConflict((conflict) =>
            conflict
              .column('path')
              .doUpdateSet({ fingerprint, changed_at: now })
              // Another process may have dated the same change in between.
              .where('paper_revisions.fingerprint', '!=', fingerprint),
          )
          .execute();
      }
    });
  }
  const dated = changed.length > 0 ? await listRows(store.read) : known;
  return new Map([...dated].map(([path, { changed_at }]) => [path, changed_at]));
}

async function listRows(read: Store['read']) {
  const rows = await read.selectFrom('paper_revisions').selectAll().execute();
  return new Map(rows.map((row) => [row.path, row]));
}
