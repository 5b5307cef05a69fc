import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../copies/back-up.server.ts';
import { erasuresInFile } from '../copies/erased-since.server.ts';
import { databaseFiles, type Manifest } from '../copies/manifest.ts';
import { Damaged, findMoment } from './moment.ts';
import { FILES, readFiles } from './objects.ts';
import type { Place } from './place/place.server.ts';
import { readWhole, rebuild } from './rebuild.server.ts';
import type { Unseal } from './seal.server.ts';
import { type Newer, newerIn } from './what-is-newer.server.ts';

export interface CopyOfMoment {
  /** A copy as `npm run backup` makes it. */
  folder: string;
  manifest: Manifest;
  /** The last look at the school's disk that is in it, and the newest at the place. */
  at: Date;
  newestAt: Date;
  /** What people have sent after that, as far as the place and the data that are there know. */
  newer: Newer[];
  /** What had been erased by the newest moment. */
  erasures: Manifest['erasures'];
}

interface Wanted {
  until: Date | undefined;
  /** An empty folder, for all that is put together. */
  scratch: string;
  /** The database that is there now, which may be damaged or missing. */
  presentFile?: string;
}

/** Makes a copy of a moment of the place, from which `restore` brings back. Throws `Damaged`. */
export async function copyMoment(
  place: Place,
  unseal: Unseal,
  { until, scratch, presentFile }: Wanted,
): Promise<CopyOfMoment> {
  const moment = await findMoment(place, until);
  const then = newFolder(scratch, 'then');
  await rebuild(place, unseal, moment, then);
  const folder = newFolder(scratch, 'copy');
  const files = openPlaceFiles(place, unseal, await place.list(FILES));
  const manifest = await backUp(
    { databaseUrl: undefined, dataDir: then },
    files,
    folder,
    moment.at,
  );
  const newest = await findMoment(place);
  const thenFile = join(then, databaseFiles.sqlite);
  const others = presentFile ? [presentFile] : [];
  let erasures = manifest.erasures;
  if (newest.at > moment.at) {
    const latest = newFolder(scratch, 'latest');
    await rebuild(place, unseal, newest, latest);
    const latestFile = join(latest, databaseFiles.sqlite);
    others.push(latestFile);
    erasures = erasuresInFile(latestFile);
  }
  // Data that somebody has set back have what had been erased by that moment.
  const gone = new Set(manifest.erasures.map(({ reference }) => reference));
  const newer = newerIn(others, thenFile).filter(({ reference }) => !gone.has(reference));
  rmSync(then, { recursive: true });
  return { folder, manifest, at: moment.at, newestAt: newest.at, newer, erasures };
}

/** The files of a place by their names, read only. One that is not what was written is as good as missing, and told so. */
function openPlaceFiles(place: Pick<Place, 'get'>, unseal: Unseal, names: string[]) {
  const objects = readFiles(names);
  return {
    async read(name: string): Promise<Buffer | undefined> {
      const found = objects.get(name);
      if (!found) return undefined;
      const object = { name: found.object, sum: found.sum };
      return readWhole(place, unseal, FILES, object).then(Buffer.from, nothingIfDamaged);
    },
  };
}

function nothingIfDamaged(error: unknown): undefined {
  if (!(error instanceof Damaged)) throw error;
}

function newFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  // Of a try with another key.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}
