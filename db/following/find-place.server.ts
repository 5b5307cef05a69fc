import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  claimFolder,
  isOnSameDisk,
  openFolderPlace,
  type Place,
  PlaceFault,
  readMarker,
} from './place.server.ts';

/** In the data folder: which place was copied to last. */
const REMEMBERED = 'copy-place';

/**
 * The place that `COPY_TO` names, made one at the first time. The folder of a stick that is not plugged in is empty and
 * lies on the school's own disk: copies that went there would be no second place, and fill that disk.
 */
export async function findPlace(
  copyTo: string,
  dataDir: string,
): Promise<{ place: Place; isOnSameDisk: boolean }> {
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
