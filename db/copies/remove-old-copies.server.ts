import { readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import * as v from 'valibot';
import {
  BEGUN,
  databaseFiles,
  FILES_FOLDER,
  MANIFEST,
  manifestSchema,
  SEALED,
  SECRET_FILE,
} from './manifest.ts';

const DAY_MS = 86_400_000;

/** All that `backUp` writes into a copy, finished or not; a folder with anything else is none of ours. */
const ours = new Set<string>([
  ...[...Object.values(databaseFiles), SECRET_FILE].flatMap((name) => [name, name + SEALED]),
  ...[FILES_FOLDER, BEGUN, MANIFEST, `${MANIFEST}.part`],
]);

/**
 * Removes the copies beside this one that were taken more than so many days ago: what was erased on the site, and
 * photographs that the office has ticked since, still stand in them. One that was never finished counts from when it
 * was last written to. What is no copy of ours stays, and so does the data of the site, whatever is in its folder.
 * Gives the names of the folders.
 */
export async function removeOldCopies(
  newest: string,
  { dataDir, keepDays, now }: { dataDir: string; keepDays: number; now: Date },
): Promise<string[]> {
  const parent = await realpath(dirname(resolve(newest)));
  const data = await realpath(dataDir).catch(() => resolve(dataDir));
  const oldest = now.getTime() - keepDays * DAY_MS;
  const removed: string[] = [];
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    const { name } = entry;
    if (!entry.isDirectory() || name === basename(resolve(newest))) continue;
    const folder = join(parent, name);
    if (`${data}${sep}`.startsWith(`${folder}${sep}`)) continue;
    const takenAt = await takenAtOf(folder);
    if (takenAt === undefined || takenAt >= oldest) continue;
    await rm(folder, { recursive: true });
    removed.push(name);
  }
  return removed.sort();
}

/** As milliseconds; undefined for what is no copy of ours. */
async function takenAtOf(folder: string): Promise<number | undefined> {
  const names = await readdir(folder);
  if (!names.every((name) => ours.has(name))) return undefined;
  if (names.includes(MANIFEST)) {
    const text = await readFile(join(folder, MANIFEST), 'utf8');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
    return parsed.success ? Date.parse(parsed.output.takenAt) : undefined;
  }
  if (!names.includes(BEGUN)) return undefined;
  const written = await Promise.all(names.map(async (name) => stat(join(folder, name))));
  return Math.max(...written.map(({ mtimeMs }) => mtimeMs));
}
