import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { readKey } from '#db/following/key-words.ts';
import { NeedsKey } from '#db/following/needs-key.ts';
import { type Unseal, unsealWith } from '#db/following/seal.server.ts';
import { CannotStart } from '#lib/env.server.ts';

const WRONG = 'These are not the 24 words of a key: compare each with the sheet.';

/** The key that stands in a file as words, or as itself. Throws `CannotStart`. */
export function keyInFile(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new CannotStart(`${file} cannot be read.`);
  }
  const key = readKey(text);
  if (!key) throw new CannotStart(WRONG);
  return key;
}

/** Works with these keys, or with the one that whoever is there types from the sheet. */
export async function withKeys<Result>(
  keys: string[],
  isAsking: boolean,
  work: (unseal: Unseal) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(unsealWith(keys));
  } catch (error) {
    if (!(error instanceof NeedsKey) || !isAsking) throw error;
    return work(unsealWith([await askForKey()]));
  }
}

export async function askForKey(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (;;) {
      const key = readKey(await terminal.question('The 24 words on the sheet, with spaces: '));
      if (key) return key;
      console.log(WRONG);
    }
  } finally {
    terminal.close();
  }
}
