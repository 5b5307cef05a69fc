import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type ClamdStub,
  EICAR,
  NOT_TO_BE_JUDGED,
  startClamdStub,
} from '#tests/support/stubs/clamd-stub.ts';
import { openVirusScanner } from './virus-scan.server.ts';

let daemon: ClamdStub | undefined;
afterEach(async () => {
  await daemon?.stop();
  daemon = undefined;
});

describe('the antivirus daemon', () => {
  test('tells clean files from infected ones, also large ones', async () => {
    daemon = await startClamdStub();
    const { scan, check } = openVirusScanner(daemon.host);
    const large = Buffer.alloc(5 * 1024 * 1024, 'x');
    expect(await scan(Buffer.from('a resume'))).toBe('clean');
    expect(await scan(large)).toBe('clean');
    expect(await scan(Buffer.from(`text ${EICAR} text`))).toBe('infected');
    expect(await scan(Buffer.concat([large, Buffer.from(EICAR)]))).toBe('infected');
    expect(await scan(Buffer.from(NOT_TO_BE_JUDGED))).toBe('unknown');
    await expect(check?.()).resolves.toBeUndefined();
  });

  test('can be asked at the path of its socket', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
    daemon = await startClamdStub({ at: join(folder, 'clamd.ctl') });
    const { scan, check } = openVirusScanner(daemon.host);
    expect(await scan(Buffer.from('a resume'))).toBe('clean');
    expect(await scan(Buffer.from(EICAR))).toBe('infected');
    await expect(check?.()).resolves.toBeUndefined();
    rmSync(folder, { recursive: true });
  });

  test('that is not set, not there or silent leaves it unknown, and says so when it is asked', async () => {
    const nobody = openVirusScanner(undefined);
    expect(await nobody.scan(Buffer.from('x'))).toBe('unknown');
    expect(nobody.check).toBeUndefined();

    daemon = await startClamdStub({ silent: true });
    const silent = openVirusScanner(daemon.host, 50);
    expect(await silent.scan(Buffer.from('x'))).toBe('unknown');
    await expect(silent.check?.()).rejects.toThrow('No answer in time');

    await daemon.stop();
    const away = openVirusScanner(daemon.host);
    expect(await away.scan(Buffer.from('x'))).toBe('unknown');
    await expect(away.check?.()).rejects.toThrow('ECONNREFUSED');
    await expect(openVirusScanner('/nowhere/clamd.ctl').check?.()).rejects.toThrow('ENOENT');
  });
});
