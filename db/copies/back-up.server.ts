import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import { type FileStore, flushFolder, writeThrough } from '#lib/files/files.server.ts';
import { findDamagedPage } from '#lib/store/check-pages.server.ts';
import { copyDatabase, type DatabaseCopy } from './database-copy.server.ts';
import {
  BEGUN,
  type Copied,
  databaseFiles,
  FILES_FOLDER,
  factsOf,
  MANIFEST,
  type Manifest,
  SECRET_FILE,
} from './manifest.ts';

const ATTEMPTS = 3;
export const BRING_BACK = 'Keep all older copies, and bring back the newest whole one today.';

/**
 * Copies database, files and secret into a new folder while the site runs. The database comes first: a file is
 * there before its row and goes after it, so every file that the copied rows name is still there to copy, unless
 * its row was erased in between. Then the database is copied once more, without that row. `asOf` is for data that are
 * not of now, but were put together as they were then.
 */
export async function backUp(
  env: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  files: Pick<FileStore, 'read'>,
  target: string,
  asOf?: Date,
): Promise<Manifest> {
  expectDatabase(env);
  const folder = await beginCopy(target);
  const damage = env.databaseUrl
    ? undefined
    : await findDamagedPage(join(env.dataDir, databaseFiles.sqlite));
  const filesFolder = join(folder, FILES_FOLDER);
  await mkdir(filesFolder, { mode: 0o700 });
  const copied = new Map<string, Copied>();
  for (let attempt = 1; ; attempt++) {
    const takenAt = (asOf ?? new Date()).toISOString();
    const database = await copyDatabase(env, folder).catch((error) => {
      throw damage
        ? new CannotStart(`The database is damaged and cannot be copied. ${BRING_BACK}`)
        : error;
    });
    const missing = await copyFiles(files, database.fileNames, filesFolder, copied);
    if (missing.length === 0 || attempt === ATTEMPTS) {
      await removeOthers(filesFolder, database, copied);
      await flushFolder(filesFolder);
      return finish(env, folder, { takenAt, database, copied, missing, damage });
    }
    await rm(join(folder, databaseFiles[database.kind]));
  }
}

/** Throws where there is nothing to copy: a folder that was named wrongly must not look like a school without families. */
export function expectDatabase(env: Pick<Environment, 'databaseUrl' | 'dataDir'>): void {
  if (!env.databaseUrl && !existsSync(join(env.dataDir, databaseFiles.sqlite))) {
    throw new CannotStart(
      `There is no database in ${env.dataDir}; set DATA_DIR as the site has it.`,
    );
  }
}

/** Makes the folder of a copy, for its owner only. Throws where something is in it. */
export async function beginCopy(target: string): Promise<string> {
  const folder = resolve(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new CannotStart(`The folder ${folder} is not empty; name a new one for each copy.`);
  }
  await chmod(folder, 0o700);
  const begun = { begunAt: new Date().toISOString() };
  await writeThrough(join(folder, BEGUN), Buffer.from(`${JSON.stringify(begun)}\n`));
  return folder;
}

/** Only now the folder is a copy. */
export async function finishCopy(folder: string, manifest: Manifest): Promise<void> {
  const unfinished = join(folder, `${MANIFEST}.part`);
  await writeThrough(unfinished, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  await rename(unfinished, join(folder, MANIFEST));
  await rm(join(folder, BEGUN));
  await flushFolder(folder);
}

/** Copies what is not copied yet, and returns the names that are not there. */
async function copyFiles(
  files: Pick<FileStore, 'read'>,
  names: string[],
  folder: string,
  copied: Map<string, Copied>,
): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    if (copied.has(name)) continue;
    const bytes = await files.read(name);
    if (!bytes) {
      missing.push(name);
      continue;
    }
    await writeThrough(join(folder, name), bytes);
    copied.set(name, await factsOf(join(folder, name), name));
  }
  return missing;
}

/** What was erased while the copy was made is not in it. */
async function removeOthers(
  folder: string,
  { fileNames }: DatabaseCopy,
  copied: Map<string, Copied>,
): Promise<void> {
  const named = new Set(fileNames);
  for (const name of [...copied.keys()]) {
    if (named.has(name)) continue;
    await rm(join(folder, name));
    copied.delete(name);
  }
}

async function finish(
  { dataDir }: Pick<Environment, 'dataDir'>,
  folder: string,
  found: {
    takenAt: string;
    database: DatabaseCopy;
    copied: Map<string, Copied>;
    missing: string[];
    damage: string | undefined;
  },
): Promise<Manifest> {
  const { kind, rows, erasures, clockReadAt } = found.database;
  const name = databaseFiles[kind];
  await chmod(join(folder, name), 0o600);
  const secret = join(dataDir, SECRET_FILE);
  const hasSecret = existsSync(secret);
  if (hasSecret) await writeThrough(join(folder, SECRET_FILE), await readFile(secret));
  const manifest: Manifest = {
    version: 1,
    takenAt: found.takenAt,
    clockReadAt,
    database: { kind, ...(await factsOf(join(folder, name), name)), rows },
    files: [...found.copied.values()],
    missing: found.missing,
    damage: found.damage,
    erasures,
    ...(hasSecret && { secret: await factsOf(join(folder, SECRET_FILE), SECRET_FILE) }),
  };
  await finishCopy(folder, manifest);
  return manifest;
}
