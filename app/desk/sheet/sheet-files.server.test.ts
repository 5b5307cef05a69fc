import * as fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readCsv } from '#tests/support/readers/read-csv.ts';
import { type Cell, cellInWords } from './sheet-column.ts';
import { sheetAsCsv } from './sheet-csv.server.ts';
import { sheetAsXlsx } from './sheet-xlsx.server.ts';

const columns = [
  { name: 'Child' },
  { name: 'Phone', kind: 'phone' as const },
  { name: 'Born', kind: 'day' as const },
  { name: 'Amount (K)', kind: 'number' as const },
];

async function* inPieces(rows: Cell[][]) {
  for (const row of rows) yield [row];
}

async function csvOf(rows: Cell[][]): Promise<string> {
  let text = '';
  for await (const piece of sheetAsCsv(columns, inPieces(rows))) {
    text += new TextDecoder('utf-8', { ignoreBOM: true }).decode(piece);
  }
  return text;
}

async function xlsxOf(rows: Cell[][], title = 'List: of [all]') {
  // Not `bytes()`: the Response of the HTTP server, which other tests of this process bring, does not have it.
  const file = new Response(sheetAsXlsx(title, columns, inPieces(rows)));
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  return sheets[0];
}

const row: Cell[] = ['=1+1', '+260 97-7237153', '2017-03-12', 125];

test('a file says the same as the screen; a phone has no apostrophe and keeps its zero', async () => {
  const text = await csvOf([row, ['Mwansa', '+44 20 7946 0958', '', null]]);
  expect(text).toContain("'=1+1,0977 237 153,12 March 2017,125\r\n");
  expect(text).toContain('Mwansa,00 44 20 7946 0958,"",""\r\n');
  expect(readCsv(text)[1]).toEqual(['=1+1', '0977 237 153', '12 March 2017', '125']);
});

test('a workbook has days and numbers as what they are, and everything else as text', async () => {
  const sheet = await xlsxOf([row, ['-1', '+44 20', 'no day', null]]);
  expect(sheet?.name).toBe('List  of  all ');
  expect(sheet?.rows).toEqual([
    ['Child', 'Phone', 'Born', 'Amount (K)'],
    ['=1+1', '0977 237 153', new Date('2017-03-12T00:00:00Z'), 125],
    ['-1', '+44 20', 'no day', null],
  ]);
});

test('the name of a sheet has no apostrophe at its ends, with which Excel opens no file', async () => {
  expect((await xlsxOf([row], "'Trip' to the parents'"))?.name).toBe("’Trip' to the parents’");
});

test('whatever a family has typed, nothing of it runs, and every file says it as the screen does', async () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[=+\-@ \d()./]{0,12}$/),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(typed, typed), { minLength: 1 }), async (pairs) => {
      const rows = pairs.map(([one, other]) => [one, other, '', null]);
      const text = await csvOf(rows);
      const raw = text.slice(1).matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/g);
      // As a spreadsheet reads a cell, before anything is taken off.
      for (const [, cell = ''] of raw) expect(cell).not.toMatch(/^"?\s*[=+\-@]/);
      const words = readCsv(text)
        .slice(1)
        .map(([one]) => one);
      expect(words).toEqual(pairs.map(([one]) => one));
      const phones = rows.map(([, phone = null]) => cellInWords(phone, 'phone'));
      const read = readCsv(text).slice(1);
      const dialed = (phone = '') => phone.replace(/^\s*(?:\+|00 )\s*/, '');
      expect(read.map(([, phone]) => dialed(phone))).toEqual(phones.map(dialed));
    }),
    { numRuns: 60 },
  );
});
