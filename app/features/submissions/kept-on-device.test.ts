import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formDraftKey, formListKey } from '#forms/device/form-keys.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { shortForms } from './kinds.ts';

const code = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.{ts,tsx}'] }).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Written and taken away again at once: other tabs hear of it. */
const IN_PASSING = ['cleared'];

const named = (pattern: RegExp, files = '') =>
  new Set(
    code
      .filter(({ file }) => file.includes(files))
      .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  );

test('the privacy notice names every key that the code keeps, and no other', () => {
  const kept = [
    ...named(/`\$\{slug\}\.([a-z-]+)/g),
    ...named(/draft: '([a-z-]+)'/g),
    ...named(/keyFor\('([a-z-]+)'\)/g, 'app/requests/'),
    ...shortForms
      .flatMap((form) => [formListKey(form, ''), formDraftKey(form, '')])
      .map((key) => key.slice(1)),
  ].filter((key) => !IN_PASSING.includes(key));
  const said = keptOnDevice.flatMap(({ keys = [] }) => keys);
  expect(new Set(said)).toEqual(new Set(kept));
});

test('and every cookie', () => {
  const said = keptOnDevice.flatMap(({ cookies = [] }) => cookies);
  expect(new Set(said)).toEqual(named(/createCookie\(\s*'([a-z-]+)'/g));
});

test('and every other store of the browser', () => {
  const stores = /\b(sessionStorage|indexedDB|caches)\.|\b(history)\.replaceState\(\{/g;
  const kept = code.flatMap(({ text }) =>
    [...text.matchAll(stores)].map(([, store, history]) => store ?? history),
  );
  const said = keptOnDevice.flatMap(({ stores: where = [] }) => where);
  expect(new Set(said)).toEqual(new Set(kept));
});
