import { parseArgs } from 'node:util';
import { eraseAgainChoices } from '#db/copies/erase-again.ts';
import { isPlace } from '#db/following/place/open-place.server.ts';
import { CannotStart } from '#lib/env.server.ts';
import {
  openFiles,
  parseCommand,
  placeNamed,
  requiredArgument,
  runCommand,
} from './command-line.ts';
import { askWhatIsErasedAgain, isTerminal } from './restoring/ask.ts';
import { drawsInWords } from './restoring/draws-in-words.ts';
import { keyInFile } from './restoring/keys.ts';
import { restoreCopy } from './restoring/restore-copy.ts';
import { restorePlace } from './restoring/restore-place.ts';
import { readUntil } from './restoring/until.ts';

const USAGE = `npm run restore -- PLACE [--until "2026-11-27 10:15"] [--key=FILE] [--replace] [--erase-again=${eraseAgainChoices.join('|')}]`;

await runCommand(async (env) => {
  const { folder, until, key, isReplacing, eraseAgain } = readCommand(process.argv.slice(2));
  const startedAt = performance.now();
  const how = {
    key,
    presentDir: env.dataDir,
    isAsking: isTerminal(),
    isReplacing,
    decide: async (erased: Parameters<typeof askWhatIsErasedAgain>[0]) =>
      eraseAgain ?? askWhatIsErasedAgain(erased),
  };
  if (until && !isPlace(folder)) {
    throw new CannotStart('--until is for a place that COPY_TO names; a copy is of one moment.');
  }
  const { manifest, erasedAgain, left, saidAgain, isPastKnown } = isPlace(folder)
    ? await restorePlace(env, () => openFiles(env), folder, { ...how, until })
    : await restoreCopy(env, () => openFiles(env), folder, how);
  const { database, files, takenAt } = manifest;
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Brought back ${rows} rows and ${files.length} files as of ${takenAt} in ${seconds} s.`,
  );
  if (manifest.missing.length > 0) {
    console.error(`Missing or damaged: ${manifest.missing.length} files that rows name.`);
  }
  if (erasedAgain > 0) console.log(`Erased ${erasedAgain} again that were erased after that.`);
  if (left > 0) console.log(`Left ${left} as they came back that were erased after that.`);
  if (saidAgain.barred > 0) {
    console.log(
      `Kept what the office wrote down after that of who may not be told of a child, or not collect it: ${saidAgain.barred}.`,
    );
  }
  if (saidAgain.ended > 0) {
    console.log(
      `Colleagues who have no access to the desk since then: ${saidAgain.ended}. An administrator can invite them again.`,
    );
  }
  for (const line of drawsInWords(saidAgain.draws)) console.log(line);
  if (!isPastKnown) {
    console.error(
      'What was there before could not be read: look up what was erased since that copy, and erase it again. Ask the office who may not be told of a child since then, and write it down again. Look under People whether somebody has access whose access had ended. A reminder that left since then can leave once more, and a draw that was made since then is not known.',
    );
  }
});

function readCommand(args: string[]) {
  const options = {
    replace: { type: 'boolean' },
    until: { type: 'string' },
    key: { type: 'string' },
    'erase-again': { type: 'string' },
  } as const;
  const { values, positionals } = parseCommand(USAGE, () =>
    parseArgs({ args, options, allowPositionals: true }),
  );
  const folder = placeNamed(requiredArgument(positionals[0], USAGE));
  const typed = values['erase-again'];
  const eraseAgain = eraseAgainChoices.find((choice) => choice === typed);
  if (typed !== undefined && !eraseAgain) throw new CannotStart(`Usage: ${USAGE}`);
  const until = values.until === undefined ? undefined : readUntil(values.until, new Date());
  const key = values.key === undefined ? undefined : keyInFile(values.key);
  return { folder, until, key, isReplacing: values.replace ?? false, eraseAgain };
}
