import { createInterface } from 'node:readline/promises';
import { type EraseAgain, eraseAgainChoices, erasuresInWords } from '#db/copies/erase-again.ts';
import type { Manifest } from '#db/copies/manifest.ts';
import { CannotStart } from '#lib/env.server.ts';

/** Whether somebody is there to answer. */
export const isTerminal = () => Boolean(process.stdin.isTTY && process.stdout.isTTY);

/** Asks until the answer is one of these. Ctrl+C and Ctrl+D are no. */
export async function askFor<Choice extends string>(
  question: string,
  choices: readonly Choice[],
): Promise<Choice> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const typed = await terminal.question(question);
      const choice = choices.find((one) => one === typed.trim().toLowerCase());
      if (choice) return choice;
    }
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error;
    throw new CannotStart('\nNothing was changed.');
  } finally {
    terminal.close();
  }
}

/** Shows what was erased after the copy was taken; nobody there to answer is no answer. */
export async function askWhatIsErasedAgain(erased: Manifest['erasures']): Promise<EraseAgain> {
  const told = [
    'After this copy was taken, this was erased:',
    ...erasuresInWords(erased).map((line) => `  ${line}`),
  ].join('\n');
  if (!isTerminal()) {
    throw new CannotStart(
      `${told}\nSay what is erased again: --erase-again=all, --erase-again=requests (only what somebody asked for, as after a wrong clock), or --erase-again=none. Nothing was changed.`,
    );
  }
  console.log(told);
  return askFor(
    'Erase it again? Type all, requests (only what somebody asked for, as after a wrong clock) or none: ',
    eraseAgainChoices,
  );
}
