import { expect, test } from 'vitest';
import { specifiersIn } from './specifiers.ts';

test.each([
  ["import { a } from './a.ts';"],
  ["import type { A } from './a.ts';"],
  ["import './a.ts';"],
  ['import "./a.ts";'],
  ["import /* for its effect */ './a.ts';"],
  ["export { a } from './a.ts';"],
  ["export * from './a.ts';"],
  ["const a = await import('./a.ts');"],
  ['const a = await import(`./a.ts`);'],
  ["const a = await import(/* @vite-ignore */ './a.ts');"],
  ["let a: import('./a.ts').A;"],
  ["import a = require('./a.ts');"],
  ["const a = require('./a.ts');"],
  ["const a = new URL('./a.ts', import.meta.url).href;"],
  ["const a = new URL('a.ts', import.meta.url);"],
  ["const a = import.meta.glob('./a.ts', { eager: true });"],
  ["const a = import.meta.glob(['./a.ts', '!./b.ts']);"],
  ["const a = import.meta.resolve('./a.ts');"],
])('reads what is named in %s', (text) => {
  expect(specifiersIn({ file: 'app/here.ts', text })).toEqual(['./a.ts']);
});

test.each([
  ["// import a from './a.ts'"],
  [`const text = "import a from './a.ts'";`],
  ["const at = new URL('/a', origin);"],
  ["const a = { from: './a.ts' };"],
])('names nothing: %s', (text) => {
  expect(specifiersIn({ file: 'app/here.ts', text })).toEqual([]);
});

test.each([
  ['@import "./a.css";'],
  ["@import './a.css' screen;"],
  ['@import url(./a.css);'],
  ['@import url("./a.css") layer(base);'],
  ['@import "a.css";'],
  ['/* @import "./b.css"; */\n@import "./a.css";'],
])('reads what a style sheet takes in: %s', (text) => {
  expect(specifiersIn({ file: 'app/here.css', text })).toEqual(['./a.css']);
});
