import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { flushFolder } from '#lib/files/files.server.ts';

/** Where copies go: folders of objects that are written once and whole, and never changed. */
export interface Place {
  /** Tells this place from every other. */
  id: string;
  /** Throws where it is not there any more. */
  check(): Promise<void>;
  /** Resolves when the place has it for good. */
  put(folder: string, name: string, bytes: Uint8Array): Promise<void>;
  get(folder: string, name: string): Promise<Buffer>;
  /** What is there whole; nothing where there is no such folder. */
  list(folder: string): Promise<string[]>;
  folders(): Promise<string[]>;
  remove(folder: string, name?: string): Promise<void>;
}

/** Why the copy does not follow at the moment; its message is for the log. */
export class PlaceFault extends Error {
  override name = 'PlaceFault';
  readonly kind: 'away' | 'full' | 'slow';
  constructor(kind: PlaceFault['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Stands in the folder of `COPY_TO`: a stick that is not plugged in leaves an empty folder that looks like it. */
export const MARKER = 'school-copies.json';
const UNFINISHED = '.part';
const markerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), id: v.pipe(v.string(), v.uuid()) }),
);

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A folder that is there already: on a stick, another disk, or a disk of the network. */
export async function openFolderPlace(root: string): Promise<Place> {
  const id = await readMarker(root);
  if (!id) throw new PlaceFault('away', `${root} holds no copies of the school`);
  async function check() {
    if ((await readMarker(root)) !== id) throw new PlaceFault('away', `${root} is another place`);
  }
  return {
    id,
    check,
    async put(folder, name, bytes) {
      const path = join(root, folder, name);
      const unfinished = `${path}${UNFINISHED}`;
      const file = await open(unfinished, 'w', 0o600).catch(async (error) => {
        if (error.code !== 'ENOENT') throw error;
        // Where a stick was taken out, its folder is another one.
        await check();
        await mkdir(join(root, folder), { mode: 0o700 });
        return open(unfinished, 'w', 0o600);
      });
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
      await flushFolder(join(root, folder));
    },
    get: (folder, name) => readFile(join(root, folder, name)),
    async list(folder) {
      const names = await readdir(join(root, folder)).catch(nothingIfMissing);
      return names.filter((name) => !name.endsWith(UNFINISHED));
    },
    async folders() {
      const entries = await readdir(root, { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    remove: (folder, name = '') => rm(join(root, folder, name), { recursive: true, force: true }),
  };
}

/** Makes the folder a place for copies, where it is none yet. */
export async function claimFolder(root: string): Promise<void> {
  if (await readMarker(root)) return;
  const marker = { version: 1, id: randomUUID() };
  const path = join(root, MARKER);
  await writeFile(`${path}${UNFINISHED}`, `${JSON.stringify(marker)}\n`, { flush: true });
  await rename(`${path}${UNFINISHED}`, path);
  await flushFolder(root);
}

export async function readMarker(root: string): Promise<string | undefined> {
  const names = await readdir(root);
  if (!names.includes(MARKER)) return undefined;
  const parsed = v.safeParse(markerSchema, await readFile(join(root, MARKER), 'utf8'));
  return parsed.success ? parsed.output.id : undefined;
}

/** Whether two folders would be lost with the same disk. */
export async function isOnSameDisk(one: string, other: string): Promise<boolean> {
  return (await stat(one)).dev === (await stat(other)).dev;
}

function nothingIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}

/** What a call of a place has failed with, as the desk tells it. */
export function faultOf(error: unknown): PlaceFault {
  if (error instanceof PlaceFault) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  return new PlaceFault(fullCodes.has(code) ? 'full' : 'away', code || message);
}

/**
 * Gives each call so long and no longer. One that hangs, as on a network disk that is gone, keeps one of Node's few
 * threads for files: no other call begins before it has ended.
 */
export function newPatience(patienceMs: number): Patience {
  let hanging: Promise<unknown> = Promise.resolve();
  return async (call) => {
    const begun = hanging.then(call);
    hanging = begun.catch(() => {});
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const fault = new PlaceFault('slow', `no answer for ${patienceMs / 1000} s`);
      timer = setTimeout(() => reject(fault), patienceMs);
    });
    return Promise.race([begun, late]).finally(() => clearTimeout(timer));
  };
}

export type Patience = <Result>(call: () => Promise<Result>) => Promise<Result>;

export function withPatience(place: Place, soon: Patience): Place {
  return {
    id: place.id,
    check: () => soon(() => place.check()),
    put: (...given) => soon(() => place.put(...given)),
    get: (...given) => soon(() => place.get(...given)),
    list: (...given) => soon(() => place.list(...given)),
    folders: () => soon(() => place.folders()),
    remove: (...given) => soon(() => place.remove(...given)),
  };
}
