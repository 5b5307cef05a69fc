import { appendFileSync, closeSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFiles, SECRET_FILE } from '../copies/manifest.ts';
import { frameBytes, goOver, HEADER_BYTES, isHeader, readHeader } from './log-frames.ts';
import { Damaged, type Moment } from './moment.ts';
import { type ChainObject, objectName, sumOf } from './objects.ts';
import type { Place } from './place/place.server.ts';
import type { Unseal } from './seal.server.ts';

const FRAMES_AT_ONCE = 1000;

/**
 * Makes the database, and the secret, as they were at that moment, in an empty folder. SQLite itself puts its log into
 * the whole, log by log; every sum is compared before. Throws `Damaged`.
 */
export async function rebuild(
  place: Pick<Place, 'get'>,
  unseal: Unseal,
  moment: Moment,
  folder: string,
): Promise<void> {
  const file = join(folder, databaseFiles.sqlite);
  const log = `${file}-wal`;
  writeFileSync(file, '', { mode: 0o600 });
  let hasLog = false;
  // What was committed while the whole was written stands between its parts.
  const isLog = ({ kind }: ChainObject) => kind === 'log';
  const whole = moment.objects.filter((object) => !isLog(object));
  for (const object of [...whole, ...moment.objects.filter(isLog)]) {
    const bytes = await readWhole(place, unseal, moment.folder, {
      name: objectName(object),
      sum: object.sum,
    });
    if (object.kind === 'part') appendFileSync(file, bytes);
    if (object.kind === 'secret') writeFileSync(join(folder, SECRET_FILE), bytes, { mode: 0o600 });
    if (object.kind !== 'log') continue;
    if (isHeader(bytes)) {
      if (hasLog) putIn(file, log);
      writeFileSync(log, '', { mode: 0o600 });
      hasLog = true;
    }
    if (!hasLog) throw new Damaged('The log of this copy has no beginning.');
    appendFileSync(log, bytes);
  }
  if (hasLog) putIn(file, log);
}

/** What lies at the place under this name, once its sum is right. */
export async function readWhole(
  place: Pick<Place, 'get'>,
  unseal: Unseal,
  folder: string,
  { name, sum }: { name: string; sum: string },
): Promise<Uint8Array> {
  const bytes = await place.get(folder, name);
  if (sumOf(bytes) !== sum) {
    throw new Damaged(`This copy is damaged: ${folder}/${name} is not what was written.`);
  }
  return unseal(bytes, name);
}

function putIn(file: string, log: string): void {
  const expected = framesIn(log);
  const database = new DatabaseSync(file);
  try {
    const found = database.prepare('pragma wal_checkpoint(passive)').get();
    if (found?.log !== expected || found.checkpointed !== expected) {
      throw new Damaged(`The log of this copy has ${expected} pages; ${found?.checkpointed} fit.`);
    }
  } finally {
    database.close();
  }
  for (const ending of ['-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
}

/** How many frames are committed; a part of a transaction at the end is what a kill has left. */
function framesIn(log: string): number {
  const handle = openSync(log, 'r');
  try {
    const read = (from: number, length: number) => {
      const bytes = new Uint8Array(length);
      return bytes.subarray(0, readSync(handle, bytes, 0, length, from));
    };
    const header = readHeader(read(0, HEADER_BYTES));
    if (!header) throw new Damaged('The log of this copy has no beginning.');
    let at = header;
    let committed = header;
    for (;;) {
      const size = frameBytes(at);
      const bytes = read(HEADER_BYTES + at.frames * size, FRAMES_AT_ONCE * size);
      if (bytes.length === 0) return committed.frames;
      const found = goOver(at, bytes);
      if (found.committed) committed = found.committed;
      if (found.end.frames - at.frames < bytes.length / size) {
        throw new Damaged('The log of this copy does not go on from itself.');
      }
      at = found.end;
    }
  } finally {
    closeSync(handle);
  }
}
