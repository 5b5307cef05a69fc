import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { requireRoom } from '#desk/require-room.server.ts';
import type { Opening } from '#features/content/schemas.ts';
import { newPublishSignal } from '#lib/jobs/publish-signal.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { changeOpening } from './close-opening.server.ts';

test('an opening is closed, and said to be so, also where the pages cannot be made anew at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-'));
  const store = await openStore({ dataDir: folder }, createLog('silent'));
  try {
    const publish = newPublishSignal(store.read);
    publish.onNotify('readContent', () => Promise.reject(new Error('the database is away')));
    const staff = await requireRoom(
      new Request('https://school.example/'),
      {
        authorizeStaff: async () => ({
          accountId: crypto.randomUUID(),
          email: 'office@school.example',
          roles: ['recruitment'],
        }),
      },
      'careers',
    );
    const opening = { id: 'art-teacher', title: 'Art Teacher' } as Opening;
    const services = {
      store,
      publish,
      clock: { now: () => new Date('2026-02-02T08:00:00Z') },
      content: { openings: [opening] },
    };
    const change = { id: opening.id, version: 0, isClosed: true };
    expect(await changeOpening(services, staff, change)).toEqual({ outcome: 'done' });
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
});
