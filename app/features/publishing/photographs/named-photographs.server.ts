import type { ReadStore } from '#lib/store/store.server.ts';
import '../tables.server.ts';

const DIGEST = /^[0-9a-f]{32}$/;

/** The digests of the photographs that a value of the content names, however deep. */
export function photographsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'digest' && typeof inner === 'string' && DIGEST.test(inner)
      ? [inner]
      : photographsIn(inner),
  );
}

/** Whether every photograph that a version (JSON, or null for the files) names is still kept. */
export async function hasAllPhotographs(read: ReadStore, version: string | null): Promise<boolean> {
  const named = new Set(version === null ? [] : photographsIn(JSON.parse(version)));
  if (named.size === 0) return true;
  const kept = await read
    .selectFrom('content_photographs')
    .select('digest')
    .where('digest', 'in', [...named])
    .execute();
  return kept.length === named.size;
}
