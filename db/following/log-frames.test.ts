import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameBytes, goOver, HEADER_BYTES, isHeader, readHeader } from './log-frames.ts';

let folder: string;
let log: Buffer;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-frames-'));
  const database = new DatabaseSync(join(folder, 'school.db'));
  database.exec('pragma journal_mode = wal; create table child (name text)');
  for (let count = 0; count < 20; count++) {
    database.prepare('insert into child values (?)').run('x'.repeat(count * 500));
  }
  log = readFileSync(join(folder, 'school.db-wal'));
  database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = () => {
  const header = readHeader(log);
  if (!header) throw new Error('no header');
  return header;
};

test('every frame that SQLite wrote is whole, up to its last commit', () => {
  const { end, committed } = goOver(start(), log.subarray(HEADER_BYTES));
  expect(end.frames).toBe((log.length - HEADER_BYTES) / frameBytes(end));
  expect(committed).toEqual(end);
});

test('it goes on from wherever it has come to', () => {
  const whole = goOver(start(), log.subarray(HEADER_BYTES)).end;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.frames }), (frames) => {
      const middle = HEADER_BYTES + frames * frameBytes(whole);
      const first = goOver(start(), log.subarray(HEADER_BYTES, middle)).end;
      expect(first.frames).toBe(frames);
      expect(goOver(first, log.subarray(middle)).end).toEqual(whole);
    }),
  );
});

test('nothing from a changed byte on is taken', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: HEADER_BYTES, max: log.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      (at, flip) => {
        const frame = Math.floor((at - HEADER_BYTES) / frameBytes(start()));
        const changed = Buffer.from(log);
        changed.writeUInt8((changed.readUInt8(at) ^ flip) & 0xff, at);
        expect(goOver(start(), changed.subarray(HEADER_BYTES)).end.frames).toBe(frame);
      },
    ),
    { numRuns: 300 },
  );
});

test('a log that was emptied, or whose header is damaged, has no beginning', () => {
  expect(readHeader(new Uint8Array(0))).toBeUndefined();
  expect(isHeader(new Uint8Array(4))).toBe(false);
  const changed = Buffer.from(log);
  changed.writeUInt8((changed.readUInt8(17) + 1) % 256, 17);
  expect(readHeader(changed)).toBeUndefined();
  expect(isHeader(log)).toBe(true);
  expect(isHeader(log.subarray(HEADER_BYTES))).toBe(false);
});
