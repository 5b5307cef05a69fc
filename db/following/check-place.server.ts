import { join } from 'node:path';
import { findDamagedPage } from '#lib/store/check-pages.server.ts';
import { describeFile } from '../copies/database-copy.server.ts';
import { databaseFiles } from '../copies/manifest.ts';
import { Damaged, findMoment, NothingThere } from './moment.ts';
import {
  chainFolder,
  chainNumbers,
  FILES,
  objectName,
  readFiles,
  readObjects,
  sumOf,
} from './objects.ts';
import type { Place } from './place/place.server.ts';
import { rebuild } from './rebuild.server.ts';
import { inScratch } from './scratch.server.ts';
import type { Unseal } from './seal.server.ts';

/** In the data folder, while a look at the copies lasts. */
const CHECKING = 'checking-copies';

/** `damage` says what is wrong, for the log; `at` is the newest moment, which opens whole where nothing is. */
export interface Found {
  at: string | undefined;
  damage: string | undefined;
}

/**
 * Reads everything at the place, and puts its newest moment together as a restore would. A file that is not what was
 * written goes, so that it is sent again.
 */
export async function checkPlace(
  place: Place,
  unseal: Unseal,
  { dataDir, areFilesHere }: { dataDir: string; areFilesHere: boolean },
): Promise<Found> {
  const faults = [...(await damagedObjects(place)), ...(await damagedFiles(place))];
  let at: string | undefined;
  try {
    at = await inScratch(dataDir, CHECKING, async (folder) => {
      const newest = await open(place, unseal, folder);
      if (areFilesHere) await expectFiles(place, newest.file);
      return newest.at.toISOString();
    });
  } catch (error) {
    if (error instanceof Damaged) faults.push(error.message);
    // The first copy is still being made.
    else if (!(error instanceof NothingThere)) throw error;
  }
  const [first] = faults;
  const more = faults.length > 1 ? ` There are ${faults.length - 1} more.` : '';
  return { at, damage: first && `${first}${more}` };
}

/** The newest moment as a database. */
async function open(place: Place, unseal: Unseal, folder: string) {
  const moment = await findMoment(place);
  await rebuild(place, unseal, moment, folder);
  const file = join(folder, databaseFiles.sqlite);
  const damage = await findDamagedPage(file);
  if (damage) throw new Damaged(`The newest copy does not open whole: ${damage}`);
  return { file, at: moment.at };
}

async function expectFiles(place: Place, file: string): Promise<void> {
  const there = readFiles(await place.list(FILES));
  const { fileNames } = await describeFile(file);
  const missing = fileNames.filter((name) => !there.has(name));
  if (missing.length > 0) throw new Damaged(`${missing.length} files of the copy are missing.`);
}

async function damagedObjects(place: Place): Promise<string[]> {
  const damaged: string[] = [];
  for (const number of chainNumbers(await place.folders())) {
    const folder = chainFolder(number);
    const objects = readObjects(await place.list(folder));
    for (const object of objects) {
      if (!(await isWhole(place, folder, { object: objectName(object), sum: object.sum }))) {
        damaged.push(`${folder}/${objectName(object)} is not what was written.`);
      }
    }
    const gap = objects.findIndex(({ number }, index) => number !== index);
    if (gap >= 0) damaged.push(`${folder} has no piece ${gap}.`);
  }
  return damaged;
}

async function damagedFiles(place: Place): Promise<string[]> {
  const damaged: string[] = [];
  for (const file of readFiles(await place.list(FILES)).values()) {
    if (await isWhole(place, FILES, file)) continue;
    damaged.push(`${FILES}/${file.object} is not what was written.`);
    await place.remove(FILES, file.object);
  }
  return damaged;
}

/** A page that the disk cannot read at all is as damaged as one that reads otherwise. */
async function isWhole(
  place: Place,
  folder: string,
  { object, sum }: { object: string; sum: string },
): Promise<boolean> {
  try {
    return sumOf(await place.get(folder, object)) === sum;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Removed since the folder was read, as one that is no longer needed.
    if (code === 'ENOENT') return true;
    if (code === 'EIO') return false;
    throw error;
  }
}
