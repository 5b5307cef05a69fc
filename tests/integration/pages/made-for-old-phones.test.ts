import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostedSchool, hostSchool } from '#tests/support/hosting/hosted-school.ts';
import { publicPages } from '#tests/support/public-pages.ts';

let school: HostedSchool;
beforeAll(async () => {
  school = await hostSchool({ LOG_LEVEL: 'warn' });
});
afterAll(() => school.remove());

/** What Chrome 87 does not know, and with it drops the rules inside: ranges (104), layers (99), nesting (112), `light-dark()` (123). */
const UNKNOWN = [
  /@media[^{]*\([^):]*[<>]=?[^):]*\)/g,
  /@layer\b[^;{]*/g,
  /@container\b[^;{]*/g,
  /\{\s*&[^}]*/g,
  /light-dark\([^;}]*/g,
];

const unknownIn = (css: string) => UNKNOWN.flatMap((sign) => css.match(sign) ?? []);

test('the check knows what it looks for', () => {
  expect(unknownIn('@media print and (width<=44rem){a{b:c}}')).toHaveLength(1);
  expect(unknownIn('@layer base{a{b:c}}')).toHaveLength(1);
  expect(unknownIn(':root{--bg:light-dark(#fff,#000)}')).toHaveLength(1);
  expect(unknownIn('@media (max-width:44rem){a>b{c:d}}')).toEqual([]);
});

test.each([...publicPages, '/sign-in'])('%s wears nothing that Chrome 87 drops', async (path) => {
  const html = await (await fetch(school.address + path)).text();
  const inside = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css = '']) => css);
  const files = [...html.matchAll(/<link[^>]*href="([^"]*\.css)"/g)].map(([, href = '']) => href);
  const linked = files.map(async (href) => (await fetch(school.address + href)).text());
  const all = [...inside, ...(await Promise.all(linked))];
  expect(all.join('').length).toBeGreaterThan(1000);
  expect(all.flatMap(unknownIn)).toEqual([]);
});

/** `a?.(...b)` and `a?.b(...c)`, which Chrome before 91 gets wrong. */
const SPREAD_AFTER_OPTIONAL = /\?\.(?:[\w$]+)?\([^()]*\.\.\./g;

test('no script spreads arguments behind optional chaining', () => {
  expect('a?.b(c,...d)'.match(SPREAD_AFTER_OPTIONAL)).toHaveLength(1);
  expect('a?.(...d)'.match(SPREAD_AFTER_OPTIONAL)).toHaveLength(1);
  expect('a?.b(c)'.match(SPREAD_AFTER_OPTIONAL)).toBeNull();
  const files = globSync('build/client/**/*.js');
  expect(files.length).toBeGreaterThan(10);
  const wrong = files.filter((file) => readFileSync(file, 'utf8').match(SPREAD_AFTER_OPTIONAL));
  expect(wrong).toEqual([]);
});
