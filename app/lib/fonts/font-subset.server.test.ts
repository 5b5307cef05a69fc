import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { decompress } from 'wawoff2';
import { subsetFont } from './font-subset.server.ts';

let font: Buffer;
beforeAll(async () => {
  font = Buffer.from(await decompress(readFileSync('app/ui/fonts/school-sign.woff2')));
});

/** The tables of a WOFF file, unpacked. */
function tablesIn(woff: Buffer): Record<string, Buffer> {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => 44 + 20 * index);
  return Object.fromEntries(
    entries.map((entry) => {
      const [start = 0, packed = 0, length = 0] = [4, 8, 12].map((at) =>
        woff.readUInt32BE(entry + at),
      );
      const body = woff.subarray(start, start + packed);
      const table = packed < length ? inflateSync(body) : body;
      expect(table.length).toBe(length);
      return [woff.toString('latin1', entry, entry + 4), table];
    }),
  );
}

const glyphsIn = (tables: Record<string, Buffer>) => tables.maxp?.readUInt16BE(4);

test('holds the letters that are asked for, each once, and the empty one', () => {
  const woff = subsetFont(font, 'Ten Ten');
  expect(woff.toString('latin1', 0, 4)).toBe('wOFF');
  expect(woff.readUInt32BE(8)).toBe(woff.length);
  const tables = tablesIn(woff);
  expect(glyphsIn(tables)).toBe(5);
  expect(tables.hmtx?.length).toBe(4 * 5);
  expect(tables.loca?.length).toBe(2 * 6);
  expect(tables.glyf?.length).toBe(2 * (tables.loca?.readUInt16BE(10) ?? 0));
});

test('a letter that is put together brings its parts', () => {
  const alone = glyphsIn(tablesIn(subsetFont(font, 'e'))) ?? 0;
  expect(glyphsIn(tablesIn(subsetFont(font, 'é')))).toBeGreaterThan(alone);
});

test('letters that the font does not have are left to the next one', () => {
  expect(glyphsIn(tablesIn(subsetFont(font, 'e漢😀')))).toBe(2);
});

test('the letters of a long heading take less than 2 KB', () => {
  expect(subsetFont(font, 'Ten Miles Discipline for the Future I need').length).toBeLessThan(2100);
});
