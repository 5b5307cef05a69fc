import { parseArgs } from 'node:util';
import { BRING_BACK, backUp } from '#db/copies/back-up.server.ts';
import { removeOldCopies } from '#db/copies/remove-old-copies.server.ts';
import { sealingTo } from '#db/following/seal.server.ts';
import { backUpSealed } from '#db/following/sealed-copy.server.ts';
import { openUpToDateStore } from '#db/open-store.server.ts';
import { leapSince } from '#lib/dates/clock-leap.ts';
import { CannotStart, type Environment } from '#lib/env.server.ts';
import { noteCopy } from '#lib/store/data-state.server.ts';
import { openFiles, parseCommand, requiredArgument, runCommand } from './command-line.ts';

const USAGE = 'npm run backup -- DIR [--keep-days=30]';
const NONE_REMOVED = 'So no older copy was removed.';

await runCommand(async (env) => {
  const words = process.argv.slice(2);
  // Another program has copied the data away; the website is only told.
  if (words[0] === '--made-elsewhere') return noteForWebsite(env, new Date().toISOString());
  const { folder, keepDays } = readCommand(words);
  const startedAt = performance.now();
  const copied = env.copyKey
    ? await backUpSealed(env, openFiles(env), folder, await sealingTo(env.copyKey, env.dataDir))
    : await backUp(env, openFiles(env), folder);
  const { database, files, missing, takenAt, clockReadAt, damage } = copied;
  if (!damage) await noteForWebsite(env, takenAt);
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Copied ${rows} rows and ${files.length} files to ${folder} in ${seconds} s.`);
  const faults = [
    damage && `The database is damaged; this copy holds what could still be read. ${BRING_BACK}`,
    missing.length > 0 && `Missing from the file store: ${missing.length} files that rows name.`,
  ].filter(Boolean);
  if (faults.length > 0) {
    for (const fault of faults) console.error(fault);
    process.exitCode = 1;
    if (keepDays !== undefined) console.error(NONE_REMOVED);
    return;
  }
  if (keepDays === undefined) return;
  if (clockReadAt && leapSince(clockReadAt, new Date(takenAt))) {
    console.error(
      `The clock says ${takenAt}, and the website last ran at ${clockReadAt}. ${NONE_REMOVED}`,
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

/** Today and the metrics tell how old the last copy is. A database of another version has no place for it. */
async function noteForWebsite(env: Environment, takenAt: string): Promise<void> {
  const store = await openUpToDateStore(env);
  if (!store) return;
  try {
    await store.write((transaction) => noteCopy(transaction, takenAt));
  } finally {
    await store.close();
  }
}

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
