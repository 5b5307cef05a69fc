import { parseArgs } from 'node:util';
import { backUp } from '#db/copies/back-up.server.ts';
import { removeOldCopies } from '#db/copies/remove-old-copies.server.ts';
import { leapSince } from '#lib/dates/clock-leap.ts';
import { CannotStart } from '#lib/env.server.ts';
import { openFiles, parseCommand, requiredArgument, runCommand } from './command-line.ts';

const USAGE = 'npm run backup -- DIR [--keep-days=30]';

await runCommand(async (env) => {
  const { folder, keepDays } = readCommand(process.argv.slice(2));
  const startedAt = performance.now();
  const { database, files, missing, takenAt, clockReadAt } = await backUp(
    env,
    openFiles(env),
    folder,
  );
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Copied ${rows} rows and ${files.length} files to ${folder} in ${seconds} s.`);
  if (missing.length > 0) {
    console.error(`Missing from the file store: ${missing.length} files that rows name.`);
    process.exitCode = 1;
    if (keepDays !== undefined) console.error('So no older copy was removed.');
    return;
  }
  if (keepDays === undefined) return;
  if (clockReadAt && leapSince(clockReadAt, new Date(takenAt))) {
    console.error(
      `The clock says ${takenAt}, and the website last ran at ${clockReadAt}. So no older copy was removed.`,
    );
    return;
  }
  // Only now: a copy that fails must not cost an older one.
  const { length } = await removeOldCopies(folder, { ...env, keepDays, now: new Date() });
  if (length > 0) {
    console.log(
      `Removed ${length === 1 ? '1 copy' : `${length} copies`} older than ${keepDays} days.`,
    );
  }
});

function readCommand(args: string[]): { folder: string; keepDays: number | undefined } {
  const options = { 'keep-days': { type: 'string' } } as const;
  const { values, positionals } = parseCommand(USAGE, () =>
    parseArgs({ args, options, allowPositionals: true }),
  );
  const folder = requiredArgument(positionals[0], USAGE);
  const typed = values['keep-days'];
  if (typed !== undefined && !/^[1-9]\d{0,3}$/.test(typed)) {
    throw new CannotStart(`--keep-days is a number of days, at least 1. Usage: ${USAGE}`);
  }
  return { folder, keepDays: typed === undefined ? undefined : Number(typed) };
}
