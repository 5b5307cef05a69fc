import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { createLog } from '../metrics/log.server.ts';
import { enqueueNotice } from './office-notice.server.ts';

const START = Date.parse('2026-11-23T06:00:00Z');
const MINUTE_MS = 60_000;
const from = {
  school: { name: 'Ten Miles', address: ['Lusaka'], phone: '+260 1', email: 'school@mail.example' },
  publicUrl: 'https://school.example',
};

let dataDir: string;
let store: Store;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'notice-'));
  store = await openStore({ dataDir }, createLog('silent'));
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

async function arrive(count: number, minutes: number, to = 'school@mail.example') {
  const now = new Date(START + minutes * MINUTE_MS);
  for (let number = 1; number <= count; number++) {
    const subject = `New message ${number}`;
    const notice = { kind: 'message-notice' as const, to, subject, text: subject, html: subject };
    await store.write((transaction) => enqueueNotice(transaction, notice, from, now));
  }
}

async function queued() {
  const rows = await store.read
    .selectFrom('outgoing_mails')
    .select(['kind', 'recipient', 'due_at'])
    .execute();
  const digests = rows.filter(({ kind }) => kind === 'office-digest');
  return { single: rows.length - digests.length, digests };
}

test('ten in a quarter of an hour are told one by one', async () => {
  await arrive(10, 0);
  expect(await queued()).toMatchObject({ single: 10, digests: [] });
});

test('a hundred make ten mails and one for all the others, a quarter of an hour later', async () => {
  await arrive(60, 0);
  await arrive(40, 14);
  const { single, digests } = await queued();
  expect(single).toBe(10);
  expect(digests).toEqual([
    {
      kind: 'office-digest',
      recipient: 'school@mail.example',
      due_at: '2026-11-23T06:15:00.000Z',
    },
  ]);
});

test('what comes after that mail has left is told again, and other desks hear their own', async () => {
  await arrive(11, 0);
  await arrive(1, 2, 'admissions@mail.example');
  await arrive(1, 16);
  const { single, digests } = await queued();
  expect(single).toBe(12);
  expect(digests).toHaveLength(1);
});
