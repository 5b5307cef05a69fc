import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToOthers } from './private-files.server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mode = (path: string) => statSync(join(folder, path)).mode & 0o777;

function file(path: string, given: number) {
  writeFileSync(join(folder, path), '');
  chmodSync(join(folder, path), given);
}

test('everything in the folder is for its owner only, whatever it was before', () => {
  mkdirSync(join(folder, 'data', 'mail'), { recursive: true });
  file('data/school.db', 0o644);
  file('data/school.db-wal', 0o666);
  file('data/secret', 0o600);
  file('data/read-only', 0o444);
  file('data/mail/a.eml', 0o664);
  chmodSync(join(folder, 'data'), 0o755);
  expect(closeToOthers(join(folder, 'data'))).toBe(0);
  for (const path of ['data', 'data/mail']) expect([path, mode(path)]).toEqual([path, 0o700]);
  for (const name of ['school.db', 'school.db-wal', 'secret', 'mail/a.eml']) {
    expect([name, mode(join('data', name))]).toEqual([name, 0o600]);
  }
  expect(mode('data/read-only')).toBe(0o400);
});

test('a link leads no change out of the folder', () => {
  mkdirSync(join(folder, 'data'));
  mkdirSync(join(folder, 'elsewhere'));
  file('elsewhere/shared', 0o644);
  chmodSync(join(folder, 'elsewhere'), 0o755);
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'data', 'folder'));
  symlinkSync(join(folder, 'elsewhere', 'shared'), join(folder, 'data', 'file'));
  closeToOthers(join(folder, 'data'));
  expect(mode('elsewhere')).toBe(0o755);
  expect(mode('elsewhere/shared')).toBe(0o644);
});

test('what is not there is nothing to close', () => {
  expect(closeToOthers(join(folder, 'nothing'))).toBe(0);
});
