import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Gives an empty folder in the data folder for as long as the work takes: it will hold what families sent. */
export async function inScratch<Result>(
  dataDir: string,
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, name);
  // Of a program that was killed.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
