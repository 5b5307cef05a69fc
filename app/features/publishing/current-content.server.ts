import type { Content } from '#features/content/schemas.ts';
import { newestReading } from '#lib/device/newest-reading.ts';
import type { Log } from '#lib/metrics/log.server.ts';
import type { Needs } from '#lib/needs.ts';
import type { ReadStore } from '#lib/store/store.server.ts';
import { contentParts, type PartName, partNames } from './parts.ts';
import { findVersion } from './versions.server.ts';
import './tables.server.ts';

/**
 * The content that visitors see: the files, and over them what was published last of each part. It is read again
 * whenever something is published, and replaced as a whole.
 */
export async function openCurrentContent({
  firstContent,
  store,
  publish,
  log,
}: Needs<'store' | 'publish' | 'log'> & { firstContent: Content }): Promise<() => Content> {
  const content = await newestReading(() => readCurrentContent(firstContent, store.read, log));
  publish.onNotify('readContent', content.readAgain);
  return content.current;
}

async function readCurrentContent(first: Content, read: ReadStore, log: Log): Promise<Content> {
  const newest = await read
    .selectFrom('content_versions')
    .select(({ fn }) => ['part', fn.max('number').as('number')])
    .groupBy('part')
    .execute();
  // Another object each time, also when nothing is published any more: what is kept for one is made anew for the other.
  let content = { ...first };
  for (const name of partNames) {
    const number = newest.find(({ part }) => part === name)?.number ?? 0;
    content = await withNewest(content, name, Number(number), read, log);
  }
  return content;
}

/** A version that a newer schema does not take is left out for the one before it: pages never fail over it. */
async function withNewest(
  content: Content,
  name: PartName,
  newest: number,
  read: ReadStore,
  log: Log,
): Promise<Content> {
  for (let number = newest; number > 0; number--) {
    const version = await findVersion(read, name, number);
    if (version?.value === null) return content;
    try {
      return { ...content, ...contentParts[name].place(content, JSON.parse(version?.value ?? '')) };
    } catch {
      log.error({ part: name, version: number }, 'published content does not fit; left out');
    }
  }
  return content;
}
