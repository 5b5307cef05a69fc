import { SCRATCH } from '#db/copies/data-folder-names.ts';
import { erasuresBeside } from '#db/copies/erased-since.server.ts';
import { readManifest } from '#db/copies/read-copy.server.ts';
import { restore } from '#db/copies/restore.server.ts';
import { inScratch } from '#db/following/scratch.server.ts';
import { findMachineKey } from '#db/following/seal.server.ts';
import { openSealedCopy } from '#db/following/sealed-copy.server.ts';
import type { Environment } from '#lib/env.server.ts';
import type { FileStore } from '#lib/files/files.server.ts';
import { withKeys } from './keys.ts';
import type { HowToOpen } from './restore-place.ts';

/** Brings back a copy that `npm run backup` has made, encrypted or not. */
export async function restoreCopy(
  env: Environment,
  openFiles: () => FileStore,
  folder: string,
  { key, presentDir, isAsking, ...how }: HowToOpen & Parameters<typeof restore>[3],
) {
  const { sealed } = await readManifest(folder);
  if (!sealed) return restore(env, openFiles, folder, how);
  return inScratch(env.dataDir, SCRATCH, async (scratch) => {
    const keys = key ? [key] : await findMachineKey(presentDir);
    const opened = await withKeys(keys, isAsking, (unseal) =>
      openSealedCopy(folder, unseal, scratch),
    );
    return restore(env, openFiles, opened, { ...how, alsoErased: await erasuresBeside(folder) });
  });
}
