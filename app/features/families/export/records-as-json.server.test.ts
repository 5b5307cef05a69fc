import { expect, test } from 'vitest';
import type { ExportedRecords } from './export-records.server.ts';
import { recordsAsJson } from './records-as-json.server.ts';

const data = { subject: 'EN-7K2M-4PXD', exportedAt: '2026-11-02T08:00:00.000Z', records: {} };

async function read(files: ExportedRecords['files']) {
  const held: ExportedRecords = { data, files, tell: () => ({ sections: [] }) };
  return JSON.parse(Buffer.concat(await Array.fromAsync(recordsAsJson(held))).toString());
}

test.each([0, 1, 196_607, 196_608, 196_609, 400_000])(
  'a file of %i bytes comes whole',
  async (length) => {
    const bytes = Buffer.alloc(length, 'Chanda é');
    const copy = await read([{ name: 'a “birth” certificate.pdf', read: async () => bytes }]);
    expect(copy).toEqual({
      ...data,
      files: [{ name: 'a “birth” certificate.pdf', base64: bytes.toString('base64') }],
    });
  },
);

test('a lost file has its name, and no file is an empty list', async () => {
  const lost = { name: 'lost.pdf', read: async () => undefined };
  expect((await read([lost, lost])).files).toEqual([{ name: 'lost.pdf' }, { name: 'lost.pdf' }]);
  expect(await read([])).toEqual({ ...data, files: [] });
});
