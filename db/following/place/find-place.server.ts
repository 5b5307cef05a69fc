import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimBucket, openBucketPlace } from './bucket-place.server.ts';
import { claimFolder, isOnSameDisk, openFolderPlace, readMarker } from './folder-place.server.ts';
import { type BucketAccount, bucketFolderAt } from './open-place.server.ts';
import { type Place, PlaceFault } from './place.server.ts';

/** In the data folder: which place was copied to last. */
const REMEMBERED = 'copy-place';

interface Wanted {
  copyTo: string;
  account: BucketAccount;
  dataDir: string;
}

/** The place that `COPY_TO` names, made one at the first time. */
export async function findPlace({
  copyTo,
  account,
  dataDir,
}: Wanted): Promise<{ place: Place; isOnSameDisk: boolean }> {
  const inBucket = bucketFolderAt(copyTo, account);
  if (!inBucket) return findFolder(copyTo, dataDir);
  await claimBucket(inBucket);
  return { place: await openBucketPlace(inBucket), isOnSameDisk: false };
}

/**
 * The folder of a stick that is not plugged in is empty and lies on the school's own disk: copies that went there would
 * be no second place, and fill that disk.
 */
async function findFolder(copyTo: string, dataDir: string) {
  const remembered = await readFile(join(dataDir, REMEMBERED), 'utf8').catch(() => '');
  const isSame = await isOnSameDisk(copyTo, dataDir);
  if (remembered && isSame && !(await readMarker(copyTo))) {
    throw new PlaceFault('away', `${copyTo} is empty: is its disk there?`);
  }
  await claimFolder(copyTo);
  const place = await openFolderPlace(copyTo);
  if (place.id !== remembered) await writeFile(join(dataDir, REMEMBERED), place.id);
  return { place, isOnSameDisk: isSame };
}
