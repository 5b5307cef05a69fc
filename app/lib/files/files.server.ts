import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, opendir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { requireReserve } from './free-space.server.ts';

/** Where uploaded files lie, each under a random name; what people called them is a fact of the row beside it. */
export interface FileStore {
  /**
   * Resolves with the file's name in the store only when the file is there for good, power cut or not. Only a
   * restored copy brings its `name` along. Throws `ENOSPC` before the disk is full (`free-space.server.ts`).
   */
  keep(bytes: Uint8Array, name?: string): Promise<string>;
  /** The whole file; undefined when there is none of that name. */
  read(name: string): Promise<Buffer | undefined>;
  /** Removes the file; a name that is not there is no mistake. */
  remove(name: string): Promise<void>;
  /** Everything that `keep` left, also what it could not finish. What others put beside it is not listed. */
  list(): AsyncIterable<KeptFile>;
  /** Throws while no file can be kept. */
  check(): Promise<void>;
}

export interface KeptFile {
  name: string;
  keptAt: Date;
}

/** What `keep` calls a file, and a file that it did not finish. */
const KEPT_NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)?$/;

/** The largest resume with some to spare. */
const LEAST_FREE_BYTES = 8 * 1024 * 1024;

export function isKeptName(name: string): boolean {
  return KEPT_NAME.test(name);
}

/** Files in a folder of this machine. */
export function openFileFolder(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async keep(bytes, restored) {
      // What is brought back has been here before.
      if (!restored) await requireReserve(folder);
      const name = restored ?? randomUUID();
      const path = pathOf(folder, name);
      const unfinished = `${path}.part`;
      try {
        await writeThrough(unfinished, bytes);
        await rename(unfinished, path);
        await flushFolder(folder);
      } catch (error) {
        // A disk that fails may refuse this too; the nightly sweep finds what stays.
        for (const one of [unfinished, path]) {
          await rm(one, { force: true }).catch(() => {});
        }
        throw error;
      }
      return name;
    },
    async read(name) {
      try {
        return await readFile(pathOf(folder, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(folder, name), { force: true }),
    async *list() {
      for await (const { name } of await opendir(folder)) {
        if (!isKeptName(name)) continue;
        try {
          yield { name, keptAt: (await stat(join(folder, name))).mtime };
        } catch (error) {
          // Renamed or removed since the folder was read.
          if (!isMissing(error)) throw error;
        }
      }
    },
    async check() {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < LEAST_FREE_BYTES) {
        throw Object.assign(new Error('The folder for files is nearly full'), { code: 'ENOSPC' });
      }
    },
  };
}

function pathOf(folder: string, name: string): string {
  if (!isKeptName(name)) throw new Error('No name of a kept file');
  return join(folder, name);
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Writes a new file that only this user may read, and resolves once the disk has its content. */
export async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name is on the disk only once its folder is. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
