import type { Bucket } from '#lib/files/bucket.server.ts';
import { idInMarker, MARKER, newMarker, type Place, PlaceFault } from './place.server.ts';

/** `address` is for people, such as `s3://copies/school`; everything lies below `prefix`, which is empty or ends with `/`. */
export interface BucketFolder {
  bucket: Bucket;
  prefix: string;
  address: string;
}

/** A folder of a bucket: an object is there whole or not at all. */
export async function openBucketPlace(there: BucketFolder): Promise<Place> {
  const { bucket, prefix, address } = there;
  const id = await readBucketMarker(there);
  if (!id) throw new PlaceFault('away', `${address} holds no copies of the school`);
  async function namesIn(folder: string): Promise<string[]> {
    const within = `${prefix}${folder}/`;
    const names: string[] = [];
    for await (const { objects } of bucket.list({ prefix: within })) {
      names.push(...objects.map(({ key }) => key.slice(within.length)));
    }
    return names;
  }
  return {
    id,
    async check() {
      if ((await readBucketMarker(there)) !== id)
        throw new PlaceFault('away', `${address} is another place`);
    },
    put: (folder, name, bytes) => bucket.put(`${prefix}${folder}/${name}`, bytes),
    async get(folder, name) {
      const bytes = await bucket.get(`${prefix}${folder}/${name}`);
      // As a folder says it.
      if (!bytes) throw Object.assign(new Error(`There is no ${name}`), { code: 'ENOENT' });
      return bytes;
    },
    list: namesIn,
    async folders() {
      const found: string[] = [];
      for await (const { folders } of bucket.list({ prefix, delimiter: '/' })) {
        found.push(...folders.map((folder) => folder.slice(prefix.length, -1)));
      }
      return found;
    },
    async remove(folder, name) {
      // From the last to the first: what is left of a chain when this breaks off still begins with its beginning.
      const names = name === undefined ? (await namesIn(folder)).toReversed() : [name];
      for (const one of names) await bucket.remove(`${prefix}${folder}/${one}`);
    },
  };
}

/** Makes the folder of the bucket a place for copies, where it is none yet. */
export async function claimBucket(there: BucketFolder): Promise<void> {
  if (await readBucketMarker(there)) return;
  await there.bucket.put(`${there.prefix}${MARKER}`, Buffer.from(newMarker()));
}

async function readBucketMarker({ bucket, prefix }: BucketFolder): Promise<string | undefined> {
  const marker = await bucket.get(`${prefix}${MARKER}`);
  return marker && idInMarker(marker.toString());
}
