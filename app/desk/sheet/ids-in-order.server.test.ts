import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { idsInOrder } from './ids-in-order.server.ts';

test.each([0, 1000, 2300])(
  'of %i rows, many of one instant, a list has each once, the newest or the oldest first',
  async (count) => {
    const folder = mkdtempSync(join(tmpdir(), 'school-'));
    const store = await openStore({ dataDir: folder }, createLog('silent'));
    const rows = Array.from({ length: count }, (_, number) => ({
      id: String(number).padStart(4, '0'),
      at: `2026-02-0${1 + Math.floor(number / 700)}`,
      account_id: 'a',
      staff_email: 'ruth@school.example',
      act: 'saw' as const,
      about: `EN-${number}`,
      detail: '',
      data: '{}',
    }));
    await store.write(async (transaction) => {
      for (const one of rows) await transaction.insertInto('audit_records').values(one).execute();
    });

    const found = store.read.selectFrom('audit_records').select(['id', 'at']);
    const newest = rows.toReversed().map(({ id }) => id);
    expect(await idsInOrder(store.read, found, Infinity)).toEqual(newest);
    expect(await idsInOrder(store.read, found, 1200)).toEqual(newest.slice(0, 1200));
    const oldest = rows.map(({ id }) => id);
    expect(await idsInOrder(store.read, found, Infinity, 'asc')).toEqual(oldest);
    await store.close();
    rmSync(folder, { recursive: true });
  },
);
