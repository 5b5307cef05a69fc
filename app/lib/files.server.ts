import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploaded files lie, each under a random name; what people called them is a fact of the row beside it. */
export interface FileStore {
  /** Resolves with the file's name in the store only when the file is there for good, power cut or not. */
  keep(bytes: Uint8Array): Promise<string>;
  /** Removes the file; a name that is not there is no mistake. */
  remove(name: string): Promise<void>;
}

/** Files in a folder of this machine. */
export function openFileFolder(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async keep(bytes) {
      const name = randomUUID();
      const unfinished = join(folder, `${name}.part`);
      try {
        await writeThrough(unfinished, bytes);
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await flushFolder(folder);
      return name;
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A name is on the disk only once its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
