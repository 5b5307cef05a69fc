import { statfs } from 'node:fs/promises';

/** A day of everything that is not an upload: rows, mails, the log of the database. */
const RESERVE_BYTES = 512 * 1024 * 1024;
/** On a small disk the reserve is a part of it. */
const RESERVE_SHARE = 0.1;

/**
 * Throws `ENOSPC` while less than the reserve is free where the folder lies, so that uploads stop before forms, mails
 * and sign-ins do. `share` is the part of the reserve that has to be free.
 */
export async function requireReserve(folder: string, share = 1): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const reserve = Math.min(RESERVE_BYTES, blocks * bsize * RESERVE_SHARE);
  if (bavail * bsize >= reserve * share) return;
  throw Object.assign(new Error('The room that is left is kept for what has no file'), {
    code: 'ENOSPC',
  });
}
