import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { databaseFiles, FILES_FOLDER, MANIFEST, manifestSchema, SECRET_FILE } from './manifest.ts';

const DAY_MS = 86_400_000;

/** All that `backUp` writes into a copy, finished or not; a folder with anything else is none of ours. */
const ours = new Set<string>([
  ...Object.values(databaseFiles),
  ...[FILES_FOLDER, SECRET_FILE, MANIFEST, `${MANIFEST}.part`],
]);

/**
 * Removes the copies beside this one that were taken more than so many days ago: what was erased on the site, and
 * photographs that the office has ticked since, still stand in them. One that was never finished counts from when it
 * was last written to. What is no copy of ours stays. Gives the names of the folders.
 */
export async function removeOldCopies(newest: string, days: number, now: Date): Promise<string[]> {
  const parent = dirname(resolve(newest));
  const oldest = now.getTime() - days * DAY_MS;
  const removed: string[] = [];
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    const { name } = entry;
    if (!entry.isDirectory() || name === basename(newest)) continue;
    const takenAt = await takenAtOf(join(parent, name));
    if (takenAt === undefined || takenAt >= oldest) continue;
    await rm(join(parent, name), { recursive: true });
    removed.push(name);
  }
  return removed.sort();
}

/** As milliseconds; undefined for what is no copy of ours. */
async function takenAtOf(folder: string): Promise<number | undefined> {
  const names = await readdir(folder);
  const isOurs = names.includes(FILES_FOLDER) && names.every((name) => ours.has(name));
  if (!isOurs) return undefined;
  if (names.includes(MANIFEST)) {
    const text = await readFile(join(folder, MANIFEST), 'utf8');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
    return parsed.success ? Date.parse(parsed.output.takenAt) : undefined;
  }
  const written = await Promise.all(names.map(async (name) => stat(join(folder, name))));
  return Math.max(...written.map(({ mtimeMs }) => mtimeMs));
}
