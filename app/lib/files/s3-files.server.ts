import { randomUUID } from 'node:crypto';
import { type BucketSettings, openBucket } from './bucket.server.ts';
import { type FileStore, isKeptName } from './files.server.ts';

/** Files in a bucket, shared by any number of machines. */
export function openS3Files(settings: BucketSettings, timeoutMs?: number): FileStore {
  const bucket = openBucket(settings, timeoutMs);
  const keyOf = (name: string) => {
    if (!isKeptName(name)) throw new Error('No name of a kept file');
    return name;
  };
  return {
    async keep(bytes, name = randomUUID()) {
      await bucket.put(keyOf(name), bytes);
      return name;
    },
    read: async (name) => bucket.get(keyOf(name)),
    remove: async (name) => bucket.remove(keyOf(name)),
    async *list() {
      for await (const { objects } of bucket.list()) {
        for (const { key, keptAt } of objects) if (isKeptName(key)) yield { name: key, keptAt };
      }
    },
    check: () => bucket.check(),
  };
}
