import type { Store } from '#lib/store/store.server.ts';
import { photographsIn } from './named-photographs.server.ts';
import '../tables.server.ts';

const DAY_MS = 86_400_000;
/** So long a version can be brought back with its photographs, and a draft on a device be published. */
const DAYS_TO_UNDO = 30;

/**
 * Removes the photographs that nothing published names, once that is so for 30 days; the sweep of files takes the files.
 */
export async function forgetPhotographs(store: Store, now: Date): Promise<number> {
  const from = new Date(now.getTime() - DAYS_TO_UNDO * DAY_MS).toISOString();
  return store.write(async (transaction) => {
    const old = await transaction
      .selectFrom('content_photographs')
      .select('digest')
      .where('kept_at', '<', from)
      .execute();
    if (old.length === 0) return 0;
    const versions = await transaction
      .selectFrom('content_versions')
      .select(['part', 'number', 'value', 'published_at'])
      .orderBy('part')
      .orderBy('number')
      .execute();
    const needed = new Set(
      versions
        .filter(({ part }, index) => {
          const next = versions[index + 1];
          const replacedAt = next?.part === part ? next.published_at : undefined;
          return replacedAt === undefined || replacedAt >= from;
        })
        .flatMap(({ value }) => photographsIn(JSON.parse(value ?? 'null'))),
    );
    const gone = old.map(({ digest }) => digest).filter((digest) => !needed.has(digest));
    if (gone.length === 0) return 0;
    await transaction.deleteFrom('content_photographs').where('digest', 'in', gone).execute();
    return gone.length;
  });
}
