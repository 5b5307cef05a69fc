import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('whoever has something to say on Today is asked there', () => {
  const names = globSync('app/{features,desk}/**/*.server.ts').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /^export (?:const|(?:async )?function) (list\w+Today)\b/gm,
      ),
      ([, name = '']) => name,
    ),
  );
  const waits = readFileSync(new URL('./what-waits.server.ts', import.meta.url), 'utf8');
  expect(names.length).toBeGreaterThan(6);
  expect(names.filter((name) => !waits.includes(` ${name}(`))).toEqual([]);
});
