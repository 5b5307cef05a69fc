import { afterEach, describe, expect, test } from 'vitest';
import { type ClamdStub, EICAR, startClamdStub } from '#tests/support/clamd-stub.ts';
import { openVirusScan } from './virus-scan.server.ts';

let daemon: ClamdStub | undefined;
afterEach(() => daemon?.stop());

describe('the antivirus daemon', () => {
  test('tells clean files from infected ones, also large ones', async () => {
    daemon = await startClamdStub();
    const scan = openVirusScan(daemon.host);
    const large = Buffer.alloc(5 * 1024 * 1024, 'x');
    expect(await scan(Buffer.from('a resume'))).toBe('clean');
    expect(await scan(large)).toBe('clean');
    expect(await scan(Buffer.from(`text ${EICAR} text`))).toBe('infected');
    expect(await scan(Buffer.concat([large, Buffer.from(EICAR)]))).toBe('infected');
  });

  test('that is not set, not there or silent leaves it unknown', async () => {
    daemon = await startClamdStub({ silent: true });
    expect(await openVirusScan(undefined)(Buffer.from('x'))).toBe('unknown');
    expect(await openVirusScan(daemon.host, 50)(Buffer.from('x'))).toBe('unknown');
    const { host } = daemon;
    await daemon.stop();
    daemon = undefined;
    expect(await openVirusScan(host)(Buffer.from('x'))).toBe('unknown');
  });
});
