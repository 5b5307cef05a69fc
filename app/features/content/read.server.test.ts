import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CannotStart } from '#lib/env.server.ts';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import { readContent } from './read.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-content-'));
  cpSync(FIXTURE_CONTENT, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces `from` in one file and says in which line it stood. */
function change(file: string, from: string, to: string): number {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

function mistakes(): string[] {
  try {
    readContent(folder);
    return [];
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    const [title, ...lines] = error.message.split('\n');
    expect(title).toBe('The content has mistakes to correct:');
    return lines;
  }
}

test('content without mistakes is read', () => {
  expect(mistakes()).toEqual([]);
  expect(readContent(folder).school.slug).toBe('ten-miles');
});

describe('a mistake names file, line and field', () => {
  test('of a wrong value', () => {
    const line = change('school.yaml', 'slug: ten-miles', 'slug: Ten Miles');
    expect(mistakes()).toEqual([
      `${folder}/school.yaml:${line}: slug: must be small letters, digits and dashes`,
    ]);
  });

  test('of braces that nothing fills in', () => {
    change('faq.yaml', '{admissionsPhone}', '{admisionsPhone}');
    expect(mistakes()).toHaveLength(1);
    expect(mistakes()[0]).toMatch(
      /faq\.yaml:\d+: groups\..*: must not have \{admisionsPhone\}\. Only/,
    );
  });

  test('deep inside a list', () => {
    const line = change('calendar.yaml', 'endsOn: 2026-08-07', 'endsOn: 2026-08-32');
    expect(mistakes()).toEqual([
      `${folder}/calendar.yaml:${line}: terms.1.endsOn: must be a real day written as YYYY-MM-DD`,
    ]);
  });

  test('of a field that is missing: the line of what it is missing from', () => {
    const line = change('calendar.yaml', 'name: Term 2, ', '');
    const [mistake] = mistakes();
    expect(mistake).toMatch(new RegExp(`^${folder}/calendar\\.yaml:${line}: terms\\.1\\.name: `));
  });

  test('of a field that nobody knows, as a misspelled one', () => {
    change('school.yaml', 'motto:', 'moto:');
    const found = mistakes();
    expect(found.some((mistake) => mistake.match(/\/school\.yaml:\d+: motto: /))).toBe(true);
    expect(found.some((mistake) => mistake.match(/\/school\.yaml:\d+: moto: /))).toBe(true);
  });

  test('that breaks the file itself', () => {
    const line = change('fees.yaml', ':', ': "');
    const found = mistakes();
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatch(/\/fees\.yaml:\d+: \S/);
    expect(Number(found[0]?.split(':')[1])).toBeGreaterThanOrEqual(line);
  });

  test('that is the whole file missing or empty', () => {
    rmSync(join(folder, 'home.yaml'));
    writeFileSync(join(folder, 'openings.yaml'), '');
    expect(mistakes()).toEqual([
      `${folder}/home.yaml: the file is missing`,
      expect.stringMatching(/\/openings\.yaml:1: \S/),
    ]);
  });

  test('in several files at once', () => {
    change('school.yaml', 'slug: ten-miles', 'slug: Ten Miles');
    change('calendar.yaml', 'year: 2026', 'year: soon');
    expect(mistakes().map((mistake) => mistake.split(':')[0])).toEqual([
      `${folder}/school.yaml`,
      `${folder}/calendar.yaml`,
    ]);
  });
});
