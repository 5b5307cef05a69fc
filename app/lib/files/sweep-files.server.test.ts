import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type S3Stub, startS3Stub } from '#tests/support/stubs/s3-stub.ts';
import { createLog } from '../metrics/log.server.ts';
import { openFileFolder } from './files.server.ts';
import { openS3Files } from './s3-files.server.ts';
import { sweepFiles } from './sweep-files.server.ts';

const NOW = new Date('2026-11-21T01:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const log = createLog('silent');

let folder: string;
let stub: S3Stub;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  stub = await startS3Stub();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await stub.stop();
});

const names = Array.from({ length: 250 }, () => crypto.randomUUID());

test('old files without a row go; named, young and foreign ones stay', async () => {
  const [named = '', young = ''] = names;
  for (const [name, hours] of names.map((one) => [one, one === young ? 23 : 25] as const)) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), hoursAgo(hours), hoursAgo(hours));
  }
  for (const name of [`${young}.part`, 'README']) {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), hoursAgo(25), hoursAgo(25));
  }
  const asked: string[] = [];
  const swept = await sweepFiles({ files: openFileFolder(folder), log }, NOW, async (some) => {
    asked.push(...some);
    return new Set(some.filter((name) => name === named));
  });
  expect(swept).toBe(249);
  expect(asked).not.toContain(young);
  expect(readdirSync(folder).sort()).toEqual([named, young, 'README'].sort());
});

test('a bucket is swept in the same way', async () => {
  for (const name of names.slice(0, 10)) {
    stub.objects.set(name, { bytes: Buffer.from('x'), keptAt: hoursAgo(25) });
  }
  const [named = ''] = names;
  const files = openS3Files(stub.settings);
  expect(await sweepFiles({ files, log }, NOW, async () => new Set([named]))).toBe(9);
  expect([...stub.objects.keys()]).toEqual([named]);
});

test('when the database cannot say which are named, nothing goes', async () => {
  const [name = ''] = names;
  stub.objects.set(name, { bytes: Buffer.from('x'), keptAt: hoursAgo(25) });
  const swept = sweepFiles({ files: openS3Files(stub.settings), log }, NOW, async () => {
    throw new Error('no database');
  });
  await expect(swept).rejects.toThrow('no database');
  expect(stub.objects.size).toBe(1);
});
