import { leaveNothingErased } from '#db/copies/leave-nothing-erased.server.ts';
import { openStore } from '#db/open-store.server.ts';
import { eraseRecords } from '#features/families/erasure/erase-records.server.ts';
import { readSecret } from '#lib/crypto/secret.server.ts';
import { systemClock } from '#lib/dates/clock.ts';
import { CannotStart } from '#lib/env.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { openFiles, requiredArgument, runCommand } from './command-line.ts';

await runCommand(async (env) => {
  const subject = requiredArgument(process.argv[2], 'npm run data:erase -- REFERENCE');
  const log = createLog('warn');
  const store = await openStore(env, log);
  try {
    const secret = readSecret(env.authSecret, env.dataDir);
    const services = {
      store,
      secret,
      log,
      files: openFiles(env),
      clock: systemClock,
      overwriteErased: () => leaveNothingErased(env.dataDir, { store, secret, log }),
    };
    const erased = await eraseRecords(services, subject, 'request');
    if (!erased) throw new CannotStart(`Nothing is held under ${subject}.`);
    const kinds = Object.entries(erased.rows).map(([kind, rows]) => `${rows} ${kind}`);
    console.log(`Erased: ${kinds.join(', ')}, ${erased.files} files.`);
  } finally {
    await store.close();
  }
});
