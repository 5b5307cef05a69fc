import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '#tests/support/content-folders.ts';
import { runSchool, START } from '#tests/support/running-school.ts';

const BUILT = 'build/client/share/home.png';
let folder: string;
let content: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-pictures-'));
  content = join(folder, 'content');
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As somebody edits a file after the build. */
function edit(file: string, from: RegExp, to: string): void {
  const path = join(content, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  const soon = new Date(Date.now() + 1000);
  utimesSync(path, soon, soon);
}

async function pictureOnSite(): Promise<{ picture: Buffer; said: string }> {
  const dataDir = join(folder, 'data');
  const school = await runSchool({ CONTENT_DIR: content }, dataDir, START);
  try {
    const answer = await fetch(`${school.address}/share/home.png`);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    return { picture: Buffer.from(await answer.arrayBuffer()), said: school.output() };
  } finally {
    await school.stop();
  }
}

test('another name of the school is on the pictures at the next start, and the program’s own folder stays as it was', async () => {
  const built = readFileSync(BUILT);
  const { mtimeMs } = statSync(BUILT);
  edit('school.yaml', /^name: .*$/m, 'name: Eleven Miles Primary School');
  const { picture } = await pictureOnSite();
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.equals(built)).toBe(false);
  expect(readFileSync(BUILT).equals(built)).toBe(true);
  expect(statSync(BUILT).mtimeMs).toBe(mtimeMs);
  expect((await pictureOnSite()).picture.equals(picture)).toBe(true);
});

test('words that do not fit on a picture are a warning, and the site starts with the picture it had', async () => {
  const built = readFileSync(BUILT);
  edit('pages.yaml', /words: Discipline for the Future I need/, `words: ${'W'.repeat(40)}`);
  const { picture, said } = await pictureOnSite();
  expect(said).toContain('The picture for sharing / keeps its old words');
  expect(picture.equals(built)).toBe(true);
});
