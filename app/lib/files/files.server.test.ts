import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import { describeFileStore, listed } from '#tests/support/file-store-contract.ts';
import { type S3Stub, startS3Stub } from '#tests/support/stubs/s3-stub.ts';
import { openFileFolder } from './files.server.ts';
import { openS3Files } from './s3-files.server.ts';

const ABSENT = '7c6bd1a3-93a8-4a55-8a8e-0b0b9a3e2f10';
let folder: string;
let stub: S3Stub;
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'files-')), 'files');
  stub = await startS3Stub();
});
afterEach(async () => {
  rmSync(join(folder, '..'), { recursive: true });
  await stub.stop();
});

describeFileStore('a folder', () => openFileFolder(folder));
describeFileStore('an S3 bucket', () => openS3Files(stub.settings));

describe('the folder', () => {
  test('is for its owner only', async () => {
    const name = await openFileFolder(folder).keep(Buffer.from('a resume'));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  test('holds nothing of a file that the disk refused', async () => {
    const files = openFileFolder(folder);
    const unreadable = { length: 1 } as unknown as Uint8Array;
    await expect(files.keep(unreadable)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('lists what was cut off, with its time, and nothing that is not ours', async () => {
    const files = openFileFolder(folder);
    const unfinished = join(folder, `${ABSENT}.part`);
    writeFileSync(unfinished, 'x');
    utimesSync(unfinished, 1000, 1000);
    writeFileSync(join(folder, 'README'), 'x');
    expect(await listed(files)).toEqual([{ name: `${ABSENT}.part`, keptAt: new Date(1_000_000) }]);
  });
});

describe('the S3 bucket', () => {
  test('is asked again when it stumbles or hangs up, and the file is there once', async () => {
    const files = openS3Files(stub.settings);
    stub.fail(503, undefined, 429);
    const name = await files.keep(Buffer.from('x'));
    expect(stub.requests()).toBe(4);
    expect([...stub.objects.keys()]).toEqual([name]);
  });

  test('that stays down is a failure that says so', async () => {
    stub.fail(500, 500, 500, 500);
    const kept = openS3Files(stub.settings).keep(Buffer.from('x'));
    await expect(kept).rejects.toMatchObject({ code: 'S3_UNAVAILABLE' });
    expect(stub.objects.size).toBe(0);
  });

  test('refuses another secret at once, and is never taken for empty then', async () => {
    const files = openS3Files({ ...stub.settings, secretAccessKey: 'another' });
    await expect(files.keep(Buffer.from('x'))).rejects.toMatchObject({ code: 'S3_REFUSED' });
    await expect(files.read(ABSENT)).rejects.toMatchObject({ code: 'S3_REFUSED' });
    await expect(listed(files)).rejects.toMatchObject({ code: 'S3_REFUSED' });
    await expect(files.check()).rejects.toMatchObject({ code: 'S3_REFUSED' });
    expect(stub.requests()).toBe(4);
  });

  test('is heard when it says why it refuses', async () => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => lines.push(line) });
    const refusing = openS3Files({ ...stub.settings, secretAccessKey: 'another' });
    for (const ask of [
      () => refusing.keep(Buffer.from('x')),
      () => refusing.read(ABSENT),
      () => refusing.remove(ABSENT),
      () => listed(refusing),
      () => refusing.check(),
    ]) {
      const error: unknown = await ask().catch((thrown) => thrown);
      expect(error).toMatchObject({
        message: 'The file store answered 403 (SignatureDoesNotMatch)',
      });
      logUnexpected(log, error);
      expect(JSON.parse(lines.pop() ?? '')).toMatchObject({
        ...{ code: 'S3_REFUSED', storeCode: 'SignatureDoesNotMatch' },
      });
    }
  });

  test('that sends us elsewhere is not followed, and nobody there hears anything', async () => {
    const elsewhere = await startS3Stub();
    try {
      const files = openS3Files(stub.settings);
      const name = await files.keep(Buffer.from('a resume'));
      elsewhere.objects.set(name, { bytes: Buffer.from('not ours'), keptAt: new Date() });
      const there = `${elsewhere.settings.endpoint}/school`;
      for (const ask of [
        () => files.keep(Buffer.from('x'), ABSENT),
        () => files.read(name),
        () => files.remove(name),
        () => listed(files),
        () => files.check(),
      ]) {
        stub.redirect(`${there}/${name}`);
        await expect(ask()).rejects.toMatchObject({ code: 'S3_REFUSED' });
      }
      expect(elsewhere.requests()).toBe(0);
      expect(String(await files.read(name))).toBe('a resume');
    } finally {
      await elsewhere.stop();
    }
  });
});
