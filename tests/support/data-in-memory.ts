import { existsSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** A whole run leaves less than half of it behind at any moment. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Where the data folders of tests lie: in memory where there is enough of it, so that no commit waits for the machine's
 * disk. Schools commit as they do everywhere else; tests about a cut keep to `REAL_DISK`.
 */
export const dataInMemory = hasRoom() ? { TMPDIR: MEMORY } : {};

/** For data that has to lie where a school's data lies. */
export const REAL_DISK = '/var/tmp';

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
}
