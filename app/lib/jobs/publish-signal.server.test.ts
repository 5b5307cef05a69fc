import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '../metrics/log.server.ts';
import type { Store } from '../store/store.server.ts';
import {
  newPublishSignal,
  notePublication,
  type PublishSignal,
  watchPublications,
} from './publish-signal.server.ts';

const log = createLog('silent');
let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'school-'));
  store = await openStore({ dataDir: folder }, log);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('pages are forgotten after the content was read, whoever registered first', async () => {
  const signal = newPublishSignal(store.read);
  const done: string[] = [];
  signal.onNotify('forgetPages', () => void done.push('pages'));
  signal.onNotify('readContent', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    done.push('content');
  });
  await signal.notify();
  expect(done).toEqual(['content', 'pages']);
});

test('what this process has published itself is not read a second time', async () => {
  const { publish, count } = counted();
  await store.write(notePublication);
  await publish.notify();
  await look(publish);
  expect(count()).toBe(1);
});

test('what another process has published is read once', async () => {
  const { publish, count } = counted();
  await publish.notify();
  await store.write(notePublication);
  await look(publish);
  await look(publish);
  expect(count()).toBe(2);
});

test('what could not be read is read at the next look', async () => {
  const publish = newPublishSignal(store.read);
  let attempts = 0;
  publish.onNotify('readContent', () => {
    attempts++;
    if (attempts === 1) throw new Error('The disk is away');
  });
  await store.write(notePublication);
  await expect(publish.notify()).rejects.toThrow('The disk is away');
  await look(publish);
  await look(publish);
  expect(attempts).toBe(2);
});

function counted() {
  const publish = newPublishSignal(store.read);
  let count = 0;
  publish.onNotify('forgetPages', () => void count++);
  return { publish, count: () => count };
}

/** One look of the watch, which starts with it. */
async function look(publish: PublishSignal): Promise<void> {
  await watchPublications({ publish, log }).stop();
}
