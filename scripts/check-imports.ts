import { globSync, readFileSync } from 'node:fs';
import { type Aliases, importMistakes } from './imports/import-mistakes.ts';

/** Imports point one way. Tests may import whatever they look at. */
const files = globSync('{app,server,db}/**/*.{ts,tsx,css}', { exclude: ['**/*.test.{ts,tsx}'] });
const { imports }: { imports: Aliases } = JSON.parse(readFileSync('package.json', 'utf8'));
const mistakes = importMistakes(
  files.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  imports,
);
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;
