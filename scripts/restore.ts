import { restore } from '#db/copies/restore.server.ts';
import { openFiles, requiredArgument, runCommand } from './command-line.ts';

const REPLACE = '--replace';

await runCommand(async (env) => {
  const words = process.argv.slice(2);
  const folder = requiredArgument(
    words.find((word) => word !== REPLACE),
    `npm run restore -- DIR [${REPLACE}]`,
  );
  const startedAt = performance.now();
  const isReplacing = words.includes(REPLACE);
  const { manifest, erasedAgain, isEveryErasureKnown } = await restore(
    env,
    () => openFiles(env),
    folder,
    isReplacing,
  );
  const { database, files, takenAt } = manifest;
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Brought back ${rows} rows and ${files.length} files as of ${takenAt} in ${seconds} s.`,
  );
  if (erasedAgain > 0) console.log(`Erased ${erasedAgain} again that were erased after that.`);
  if (!isEveryErasureKnown) {
    console.error(
      'What was there before could not be read: look up what was erased since that copy, and erase it again.',
    );
  }
});
