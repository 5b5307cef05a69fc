import { globSync, readFileSync } from 'node:fs';
import { classMistakes } from './classes/class-mistakes.ts';

/** Every class that somebody wears has a rule (or a script that looks for it), and every rule has a wearer. */
const read = (pattern: string) =>
  globSync(pattern, { exclude: ['**/*.test.{ts,tsx}'] }).map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
const mistakes = classMistakes(read('app/**/*.css'), read('{app,server}/**/*.{ts,tsx}'));
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;
