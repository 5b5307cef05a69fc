import { etagOf } from '../http/file-answer.server.ts';
import type { Needs } from '../needs.ts';
import type { ReadStore } from '../store/store.server.ts';

declare module '../store/store.server.ts' {
  interface Tables {
    /** How large each paper that the program prints is and when it last changed, by its address. */
    paper_revisions: { path: string; fingerprint: string; bytes: number; changed_at: string };
  }
}

/** What is known of each paper, by its address. */
export async function listPrintRevisions(read: ReadStore) {
  const rows = await read.selectFrom('paper_revisions').selectAll().execute();
  return new Map(rows.map((row) => [row.path, row]));
}

/** Dates every paper that has become another one since the last time. Several processes may do so at once. */
export async function revisePrints(
  { store, clock }: Needs<'store' | 'clock'>,
  papers: { path: string; paper: Buffer }[],
): Promise<void> {
  const known = await listPrintRevisions(store.read);
  const changed_at = clock.now().toISOString();
  const changed = papers
    .map(({ path, paper }) => ({
      path,
      fingerprint: etagOf(paper),
      bytes: paper.length,
      changed_at,
    }))
    .filter(({ path, fingerprint }) => known.get(path)?.fingerprint !== fingerprint);
  if (changed.length === 0) return;
  await store.write(async (transaction) => {
    for (const { path, ...row } of changed) {
      await transaction
        .insertInto('paper_revisions')
        .values({ path, ...row })
        .onConflict((conflict) =>
          conflict
            .column('path')
            .doUpdateSet(row)
            // Another process may have dated the same change in between.
            .where('paper_revisions.fingerprint', '!=', row.fingerprint),
        )
        .execute();
    }
  });
}
