import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type EraseAgain, eraseAgainChoices, erasuresInWords } from '#db/copies/erase-again.ts';
import type { Manifest } from '#db/copies/manifest.ts';
import { restore } from '#db/copies/restore.server.ts';
import { CannotStart } from '#lib/env.server.ts';
import { openFiles, parseCommand, requiredArgument, runCommand } from './command-line.ts';

const USAGE = `npm run restore -- DIR [--replace] [--erase-again=${eraseAgainChoices.join('|')}]`;

await runCommand(async (env) => {
  const { folder, isReplacing, eraseAgain } = readCommand(process.argv.slice(2));
  const startedAt = performance.now();
  const { manifest, erasedAgain, left, isEveryErasureKnown } = await restore(
    env,
    () => openFiles(env),
    folder,
    { isReplacing, decide: async (erased) => eraseAgain ?? ask(erased) },
  );
  const { database, files, takenAt } = manifest;
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Brought back ${rows} rows and ${files.length} files as of ${takenAt} in ${seconds} s.`,
  );
  if (erasedAgain > 0) console.log(`Erased ${erasedAgain} again that were erased after that.`);
  if (left > 0) console.log(`Left ${left} as they came back that were erased after that.`);
  if (!isEveryErasureKnown) {
    console.error(
      'What was there before could not be read: look up what was erased since that copy, and erase it again.',
    );
  }
});

function readCommand(args: string[]) {
  const options = { replace: { type: 'boolean' }, 'erase-again': { type: 'string' } } as const;
  const { values, positionals } = parseCommand(USAGE, () =>
    parseArgs({ args, options, allowPositionals: true }),
  );
  const folder = requiredArgument(positionals[0], USAGE);
  const typed = values['erase-again'];
  const eraseAgain = eraseAgainChoices.find((choice) => choice === typed);
  if (typed !== undefined && !eraseAgain) throw new CannotStart(`Usage: ${USAGE}`);
  return { folder, isReplacing: values.replace ?? false, eraseAgain };
}

/** Shows what was erased after the copy was taken; nobody there to answer is no answer. */
async function ask(erased: Manifest['erasures']): Promise<EraseAgain> {
  const told = [
    'After this copy was taken, this was erased:',
    ...erasuresInWords(erased).map((line) => `  ${line}`),
  ].join('\n');
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new CannotStart(
      `${told}\nSay what is erased again: --erase-again=all, --erase-again=requests (only what somebody asked for, as after a wrong clock), or --erase-again=none. Nothing was changed.`,
    );
  }
  console.log(told);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const typed = await terminal.question(
        'Erase it again? Type all, requests (only what somebody asked for, as after a wrong clock) or none: ',
      );
      const choice = eraseAgainChoices.find((one) => one === typed.trim().toLowerCase());
      if (choice) return choice;
    }
  } catch (error) {
    // Ctrl+C or Ctrl+D at the question.
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    throw new CannotStart('\nNothing was changed.');
  } finally {
    terminal.close();
  }
}
