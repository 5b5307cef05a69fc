import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart, type Environment, isBucket } from '#lib/env.server.ts';
import { openBucket } from '#lib/files/bucket.server.ts';
import { type BucketFolder, openBucketPlace } from './bucket-place.server.ts';
import { openFolderPlace } from './folder-place.server.ts';
import { MARKER, type Place } from './place.server.ts';

/** Shorter than what a place is waited for: the next try is the follower's. */
const ANSWER_MS = 7000;

export type BucketAccount = Environment['bucketAccount'];

/** A place that holds copies already, by its address: a folder, or `s3://bucket/folder`. */
export function openPlace(address: string, account: BucketAccount): Promise<Place> {
  const inBucket = bucketFolderAt(address, account);
  return inBucket ? openBucketPlace(inBucket) : openFolderPlace(address);
}

/** Whether the address is of a place, and not of one copy that `npm run backup` has made. */
export const isPlace = (address: string) => isBucket(address) || existsSync(join(address, MARKER));

/** Undefined for a folder. Throws `CannotStart` where no store is in the settings. */
export function bucketFolderAt(address: string, account: BucketAccount): BucketFolder | undefined {
  const [, name, below] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/i.exec(address) ?? [];
  if (!name) return undefined;
  if (!account) {
    throw new CannotStart(
      `${address} is a bucket: set S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  }
  const bucket = openBucket({ ...account, bucket: name }, ANSWER_MS);
  return { bucket, prefix: below ? `${below}/` : '', address };
}
