import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Words at which readers of a third language stopped when they tried the site, or which say a thing by a picture.
 * What stands in their place is said in CONTRIBUTING.md ("Where things go").
 */
const STOPPED = [
  ...[
    'affidavit',
    'that stops nothing',
    'stops nothing',
    'second factor: off',
    'second factor: on',
  ],
  ...['in order of the list', 'most likely you', 'opens one account', 'for one account only'],
  ...['for another program', 'letters and figures', 'one press, and', 'press a line'],
  ...['at the table', 'before and after the first bell', 'losing their own', 'pull the same way'],
  ...['grows when it is shared', 'four threads', 'learned for good', 'careful hands'],
  ...['can be had', 'no child should learn hungry', 'an hour or a skill', 'the times are ours'],
  ...['by the same rule', 'your key when', 'take your answers along', 'we lock a copy'],
  ...['see how far it has come', 'find no application with these answers'],
];

/** Without comments: those are for who works on the code. */
const textOf = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(^|\s)\/\/.*$/gm, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const files = globSync(['app/**/*.ts', 'app/**/*.tsx', 'tests/content/*.yaml']).filter(
  (name) => !/\.test\.tsx?$/.test(name),
);

test('the check sees a text over two lines, and no comment', () => {
  expect(textOf('<p>That stops\n   nothing.</p>')).toContain('that stops nothing');
  expect(textOf("say('x') // that stops nothing")).not.toContain('stops');
  expect(files.length).toBeGreaterThan(1000);
});

test.each(STOPPED)('no text says “%s”', (words) => {
  expect(files.filter((name) => textOf(readFileSync(name, 'utf8')).includes(words))).toEqual([]);
});
