import { globSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const flat = (entries: readonly RouteConfigEntry[], above = ''): { file: string; path: string }[] =>
  entries.flatMap(({ file, path, children = [] }) => {
    const whole = path ? `${above}/${path}` : above;
    return [{ file, path: whole }, ...flat(children, whole)];
  });
const known = flat(routes as RouteConfigEntry[]);

const sources = globSync('app/{routes,features,desk,requests}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*'],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('every file that answers an address has one (routes.ts, addresses.ts)', () => {
  const ANSWERS =
    /^export (?:default |(?:const|(?:async )?function) (?:loader|action|clientLoader)\b)/m;
  const answering = sources.filter(
    ({ file, text }) => file.startsWith('app/routes/') && ANSWERS.test(text),
  );
  const without = answering.filter((one) => !known.some(({ file }) => `app/${file}` === one.file));
  expect(answering.length).toBeGreaterThan(150);
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('every address of the desk that a screen asks is there', () => {
  const asked = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/['`](\/api\/staff\/[\w./-]*\w)/g), ([, path = '']) => ({
      file,
      path,
    })),
  );
  const isThere = (path: string) => {
    const parts = path.split('/');
    return known.some((one) => {
      const open = one.path.split('/');
      return parts.every((part, index) => part === open[index] || open[index]?.startsWith(':'));
    });
  };
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter(({ path }) => !isThere(path))).toEqual([]);
});
