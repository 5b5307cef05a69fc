import { chmodSync, type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOR_OTHERS = 0o077;

/** From here on whatever this process writes is for its own user only. */
export function writePrivately(): void {
  process.umask(FOR_OTHERS);
}

/**
 * Takes a folder and everything in it away from all other users of the machine. Links are left alone, they may lead
 * anywhere. Returns how many files and folders belong to somebody else, so that they stay open to others.
 */
export function closeToOthers(folder: string): number {
  let left = closeOne(folder);
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) left += closeToOthers(path);
    else if (entry.isFile()) left += closeOne(path);
  }
  return left;
}

function closeOne(path: string): 0 | 1 {
  const mode = (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o777;
  if (!(mode & FOR_OTHERS)) return 0;
  try {
    chmodSync(path, mode & ~FOR_OTHERS);
    return 0;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 0;
    if (code === 'EPERM' || code === 'EROFS') return 1;
    throw error;
  }
}

/** Nothing for a folder that this user may not look into, such as `lost+found` of a disk of its own. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'ENOENT') return [];
    throw error;
  }
}
