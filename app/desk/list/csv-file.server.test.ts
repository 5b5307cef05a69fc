import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '#db/open-store.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { csvFile } from './csv-file.server.ts';

test.each([0, 200, 450])(
  'of %i rows, many of one instant, a file has each once and in their order',
  async (count) => {
    const folder = mkdtempSync(join(tmpdir(), 'school-'));
    const store = await openStore({ dataDir: folder }, createLog('silent'));
    const { read } = store;
    const row = (number: number) => ({
      ...{
        id: String(number).padStart(4, '0'),
        account_id: 'a',
        staff_email: 'ruth@school.example',
      },
      ...{
        at: `2026-02-0${1 + Math.floor(number / 150)}`,
        act: 'saw' as const,
        detail: '',
        data: '{}',
      },
      about: `EN-${number}`,
    });
    const rows = Array.from({ length: count }, (_, number) => row(number));
    await store.write(async (transaction) => {
      for (const one of rows) await transaction.insertInto('audit_records').values(one).execute();
    });

    const staff = { accountId: 'a', email: 'ruth@school.example' };
    const clock = { now: () => new Date('2026-01-01T08:00:00Z') };
    const file = await csvFile({ store, clock }, staff, {
      ...{ name: 'acts.csv', about: 'acts' },
      columns: { About: ({ about }) => about, At: ({ at }) => at },
      rows: read.selectFrom('audit_records').selectAll().where('act', '=', 'saw'),
      ...{ order: ['at', 'id'], direction: 'desc' },
    });

    const written = (await file.text()).trim().split('\r\n');
    const expected = rows.toReversed().map(({ about, at }) => `${about},${at}`);
    expect(written).toEqual(['About,At', ...expected]);
    const taken = read.selectFrom('audit_records').select('detail').where('act', '=', 'exported');
    expect(await taken.execute()).toEqual([{ detail: `${count} rows` }]);
    await store.close();
    rmSync(folder, { recursive: true });
  },
);
