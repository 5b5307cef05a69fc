import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder } from '#lib/files/files.server.ts';
import { idInMarker, MARKER, newMarker, type Place, PlaceFault } from './place.server.ts';

const UNFINISHED = '.part';

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
  const path = join(root, MARKER);
  await writeFile(`${path}${UNFINISHED}`, newMarker(), { flush: true });
  await rename(`${path}${UNFINISHED}`, path);
  await flushFolder(root);
}

export async function readMarker(root: string): Promise<string | undefined> {
  const names = await readdir(root);
  if (!names.includes(MARKER)) return undefined;
  return idInMarker(await readFile(join(root, MARKER), 'utf8'));
}

/** Whether two folders would be lost with the same disk. */
export async function isOnSameDisk(one: string, other: string): Promise<boolean> {
  return (await stat(one)).dev === (await stat(other)).dev;
}

function nothingIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
