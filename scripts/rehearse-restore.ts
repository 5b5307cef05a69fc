import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPlace } from '#db/following/place/open-place.server.ts';
import { inScratch } from '#db/following/scratch.server.ts';
import { openUpToDateStore } from '#db/open-store.server.ts';
import { CannotStart } from '#lib/env.server.ts';
import { openFileFolder } from '#lib/files/files.server.ts';
import { parseCommand, placeNamed, requiredArgument, runCommand } from './command-line.ts';
import { keyInFile } from './restoring/keys.ts';
import { restoreCopy } from './restoring/restore-copy.ts';
import { restorePlace } from './restoring/restore-place.ts';

const USAGE = 'npm run rehearse:restore -- PLACE [--key=FILE] (without PLACE: the one in COPY_TO)';
/** In the data folder, where only the site may read. */
const REHEARSAL = 'rehearsal';

/** The whole drill: brings a copy back into a folder of its own while the site runs, looks at it, and removes it. */
await runCommand(async (env) => {
  const { values, positionals } = parseCommand(USAGE, () =>
    parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true }),
  );
  const { key: file } = values;
  const folder = placeNamed(requiredArgument(positionals[0] ?? env.copyTo, USAGE));
  if (env.databaseUrl) {
    throw new CannotStart('On PostgreSQL rehearse with npm run restore and an empty database.');
  }
  await inScratch(env.dataDir, REHEARSAL, async (scratch) => {
    const startedAt = performance.now();
    const there = { ...env, dataDir: join(scratch, 'data') };
    const openFiles = () => openFileFolder(join(there.dataDir, 'files'));
    const how = {
      key: file === undefined ? undefined : keyInFile(file),
      presentDir: env.dataDir,
      isAsking: false,
      isReplacing: false,
      decide: async () => 'all' as const,
    };
    const { manifest } = isPlace(folder)
      ? await restorePlace(there, openFiles, folder, { ...how, until: undefined })
      : await restoreCopy(there, openFiles, folder, how);
    const store = await openUpToDateStore(there);
    await store?.close();
    const rows = Object.values(manifest.database.rows).reduce((sum, count) => sum + count, 0);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `The drill went well: ${rows} rows and ${manifest.files.length} files were back after ${seconds} s. Nothing was changed here.`,
    );
    if (!store) {
      console.log('This copy is of another version: the site changes it when it starts on it.');
    }
    if (manifest.missing.length > 0) {
      throw new CannotStart(`Missing or damaged: ${manifest.missing.length} files that rows name.`);
    }
  });
});
