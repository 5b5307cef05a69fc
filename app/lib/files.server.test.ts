import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFileFolder } from './files.server.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'files-')), 'files');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

describe('the folder for uploaded files', () => {
  test('keeps a file whole, under a random name, for its owner only', async () => {
    const name = await openFileFolder(folder).keep(Buffer.from('a resume'));
    expect(name).toMatch(/^[0-9a-f-]{36}$/);
    expect(readdirSync(folder)).toEqual([name]);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('a resume');
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  test('two files with the same content are two files', async () => {
    const files = openFileFolder(folder);
    const names = await Promise.all([files.keep(Buffer.from('x')), files.keep(Buffer.from('x'))]);
    expect(new Set(names).size).toBe(2);
  });

  test('removes a file, and does not mind one that is gone', async () => {
    const files = openFileFolder(folder);
    const name = await files.keep(Buffer.from('x'));
    await files.remove(name);
    await files.remove(name);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('leaves nothing behind when the disk refuses', async () => {
    const files = openFileFolder(folder);
    const unreadable = { length: 1 } as unknown as Uint8Array;
    await expect(files.keep(unreadable)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });
});
