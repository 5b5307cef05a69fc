import { globSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { deskRooms, type Room } from './desk/rooms.ts';
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

test.each(['staff-addresses.ts', 'portal-addresses.ts'])(
  'an address that %s names once is answered by the route whose answer it says',
  (addresses) => {
    const text = readFileSync(`app/routes/api/${addresses}`, 'utf8');
    const fileOf = new Map(
      Array.from(
        text.matchAll(/^import type \* as (\w+) from '\.\/([^']+)';/gm),
        ([, name = '', file = '']) => [name, `routes/api/${file}`],
      ),
    );
    const named = [
      ...text.matchAll(
        /(\w+)<typeof (\w+)> =\s+(?:recordA|a)ddress\(\s*'([^']+)'(?:,\s*'([^']+)')?/g,
      ),
    ];
    expect(named).toHaveLength(fileOf.size);
    for (const [, kind, loader = '', path = '', part] of named) {
      const whole = known.find(({ file }) => file === fileOf.get(loader))?.path;
      const ofRecords = part ? `/:reference/${part}` : whole?.match(/\/:\w+$/)?.[0];
      expect(whole, loader).toBe(kind === 'At' ? path : `${path}${ofRecords}`);
    }
  },
);

test('every address of desk and portal that a screen asks is there', () => {
  const asked = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(/['`](\/api\/(?:staff|portal)\/[\w./-]*\w)/g), ([, path = '']) => ({
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

test('every room of the desk has its screen, and one where records lie has theirs', () => {
  const rooms = Object.entries(deskRooms).map(([name, room]) => ({ ...(room as Room), name }));
  const without = rooms.flatMap(({ name, path, api, record }) => [
    ...(known.some((one) => one.path === path) ? [] : [`${name}: no screen at ${path}`]),
    ...(!api || known.some((one) => one.path === `${path}/:reference`)
      ? []
      : [`${name}: no screen of a ${record} at ${path}/:reference`]),
  ]);
  expect(without).toEqual([]);
});
