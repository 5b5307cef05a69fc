import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repeatErasures } from '#features/families/erasure/repeat-erasures.server.ts';
import { openFileFolder } from '#lib/files/files.server.ts';
import { sweepMailFolder } from '#lib/mail/mail-folder.server.ts';
import { mailFolderIn } from '#lib/mail/mail-transport.server.ts';
import { type Log, logUnexpected } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { openStore } from '../open-store.server.ts';
import { eraseInCopyBeforeMigration } from './copy-before-migration.server.ts';
import { ASIDE, SCRATCH } from './data-folder-names.ts';
import { databaseFiles, FILES_FOLDER } from './manifest.ts';
import { removeBrokenUpgrade } from './upgrade-folder.server.ts';

interface Dependencies {
  store: Store;
  secret: string;
  log: Log;
}

/**
 * Leaves no byte in the data folder of what the store has erased: not in the database's file and log, not in the
 * copy from before the last migration, not in mails that are files, not in what a restore has put aside, and not in what a
 * killed upgrade has left.
 */
export async function leaveNothingErased(
  dataDir: string,
  dependencies: Dependencies,
): Promise<void> {
  const { store, log } = dependencies;
  await sweepMailFolder(mailFolderIn(dataDir), store.read);
  await store.overwriteErased();
  await eraseInCopy(dataDir, log);
  removeBrokenUpgrade(dataDir);
  // Of a restore that was killed.
  await rm(join(dataDir, SCRATCH), { recursive: true, force: true });
  for (const name of await readdir(dataDir)) {
    const aside = join(dataDir, name);
    if (!name.startsWith(ASIDE) || !existsSync(join(aside, databaseFiles.sqlite))) continue;
    // It may be damaged, which may be why it was put aside.
    await eraseAside(aside, dependencies).catch((error) => logUnexpected(log, error));
  }
}

async function eraseInCopy(dataDir: string, log: Log): Promise<void> {
  if (await eraseInCopyBeforeMigration(dataDir)) return;
  log.warn('the copy from before the last change of the schema could not be asked and was removed');
}

async function eraseAside(aside: string, { store, secret, log }: Dependencies): Promise<void> {
  const old = await openStore({ dataDir: aside }, log);
  try {
    const files = openFileFolder(join(aside, FILES_FOLDER));
    await repeatErasures(
      { store: old, files, secret },
      await store.read.selectFrom('erasures').selectAll().execute(),
    );
    await sweepMailFolder(mailFolderIn(aside), old.read);
    await old.overwriteErased();
    await eraseInCopy(aside, log);
  } finally {
    await old.close();
  }
}
