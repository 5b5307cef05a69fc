import { backUp } from '#db/copies/back-up.server.ts';
import { openFiles, requiredArgument, runCommand } from './command-line.ts';

await runCommand(async (env) => {
  const folder = requiredArgument(process.argv[2], 'npm run backup -- DIR');
  const startedAt = performance.now();
  const { database, files, missing } = await backUp(env, openFiles(env), folder);
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Copied ${rows} rows and ${files.length} files to ${folder} in ${seconds} s.`);
  if (missing.length > 0) {
    console.error(`Missing from the file store: ${missing.length} files that rows name.`);
    process.exitCode = 1;
  }
});
