import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3Files } from './s3-files.server.ts';

/** Collects what nothing holds any more, such as a time limit that was handed to a request and forgotten. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const TIMEOUT_MS = 1000;
const NAME = '0192d3f0-6a01-7cc3-9c7a-5a3b1f0e9d11';

let bucket: Server;
/** What it does before it freezes. */
let begins: 'nothing' | 'half an answer';

beforeAll(async () => {
  bucket = createServer((_, response) => {
    if (begins === 'half an answer') response.writeHead(200, { 'Content-Length': 9 }).write('half');
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
});
afterAll(() => {
  bucket.closeAllConnections();
  bucket.close();
});

test.each(['nothing', 'half an answer'] as const)(
  'a bucket that freezes after %s is given up in time, whatever is collected meanwhile',
  async (before) => {
    begins = before;
    const { port } = bucket.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const settings = { endpoint, bucket: 'school', region: 'af-south-1' };
    const files = openS3Files(
      { ...settings, accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
      TIMEOUT_MS,
    );
    const heard = files.read(NAME).catch((error: unknown) => error);
    await once(bucket, 'request');
    for (let look = 0; look < 3; look++) {
      collect();
      await nextTurn();
    }
    expect(await heard).toMatchObject({ code: 'S3_UNAVAILABLE' });
  },
  8000,
);
