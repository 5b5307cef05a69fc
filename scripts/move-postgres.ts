import { moveToPostgres } from '#db/copies/move-to-postgres.server.ts';
import { runCommand } from './command-line.ts';

/** Moves a school from its SQLite file to the PostgreSQL database that DATABASE_URL names. */
await runCommand(async (env) => {
  const startedAt = performance.now();
  const moved = Object.values(await moveToPostgres(env));
  const rows = moved.reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Moved ${rows} rows of ${moved.length} tables to PostgreSQL in ${seconds} s; compared, all of them are equal.
Nothing in ${env.dataDir} was changed. What to do now:
1. Set DATABASE_URL for the site, as it is set here, and leave DATA_DIR as it is: the files and the secret stay there.
2. Start the site and look at /readyz and at some records.
3. Take the file school.db out of ${env.dataDir} and keep it as a copy: what is erased from now on is not erased in it.`);
});
