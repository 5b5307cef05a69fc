import { openStore } from '#db/open-store.server.ts';
import { exportRecords } from '#features/families/export/export-records.server.ts';
import { recordsAsJson } from '#features/families/export/records-as-json.server.ts';
import { systemClock } from '#lib/dates/clock.ts';
import { CannotStart } from '#lib/env.server.ts';
import { writeThrough } from '#lib/files/files.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { openFiles, requiredArgument, runCommand } from './command-line.ts';

const USAGE = 'npm run data:export -- REFERENCE FILE';

await runCommand(async (env) => {
  const subject = requiredArgument(process.argv[2], USAGE);
  const file = requiredArgument(process.argv[3], USAGE);
  const store = await openStore(env, createLog('warn'));
  try {
    const dependencies = { store, files: openFiles(env), clock: systemClock };
    const held = await exportRecords(dependencies, subject);
    if (!held) throw new CannotStart(`Nothing is held under ${subject}.`);
    const json = await Array.fromAsync(recordsAsJson(held));
    await writeThrough(file, Buffer.concat([...json, Buffer.from('\n')]));
    const kinds = Object.entries(held.data.records).map(([kind, rows]) => `${rows.length} ${kind}`);
    console.log(`Written to ${file}: ${kinds.join(', ')}, ${held.files.length} files.`);
  } finally {
    await store.close();
  }
});
