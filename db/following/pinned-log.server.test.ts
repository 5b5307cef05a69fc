import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { overwriteErased } from '#lib/store/overwrite-erased.server.ts';
import { isHeader } from './log-frames.ts';
import { LostTrack, PinnedLog } from './pinned-log.server.ts';

const WRITE_MS = 2500;

/** Writes, erases, takes back, makes the file anew and empties the log, as the site and its commands do beside it. */
const WRITER = `
  const { workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData.file, { timeout: 200 });
  database.exec('pragma cache_size = 5');
  const chances = [
    [0.01, 'vacuum'],
    [0.03, 'pragma wal_checkpoint(truncate)'],
    [0.05, 'pragma wal_checkpoint(restart)'],
    [0.08, 'begin immediate; insert into child (x) select randomblob(3000) from child limit 200; rollback'],
    [0.2, 'delete from child where id in (select id from child order by random() limit 5)'],
    [1, 'insert into child (x) values (randomblob(abs(random() % 9000)))'],
  ];
  const until = Date.now() + workerData.ms;
  (async () => {
    while (Date.now() < until) {
      const dice = Math.random();
      try {
        database.exec(chances.find(([chance]) => dice < chance)[1]);
      } catch (error) {
        if (![5, 6].includes(error.errcode % 256)) throw error;
        if (database.isTransaction) database.exec('rollback');
      }
      if (Math.random() < 0.1) await new Promise((resolve) => setTimeout(resolve, 10));
    }
    database.close();
  })();
`;

function contentOf(file: string): unknown[] {
  const database = new DatabaseSync(file);
  try {
    return [
      database.prepare('pragma integrity_check').all(),
      database.prepare('select id, hex(x) as x from child order by id').all(),
    ];
  } finally {
    database.close();
  }
}

/** Puts the pieces into the whole as SQLite does after a power cut. */
function bringBack(file: string, whole: Uint8Array, pieces: Uint8Array[]): void {
  writeFileSync(file, whole);
  const logs: Uint8Array[][] = [];
  for (const piece of pieces) {
    if (isHeader(piece)) logs.push([]);
    logs.at(-1)?.push(piece);
  }
  for (const log of logs) {
    writeFileSync(`${file}-wal`, Buffer.concat(log));
    const database = new DatabaseSync(file);
    database.exec('pragma wal_checkpoint(truncate)');
    database.close();
  }
}

test('no commit is missed, whoever writes, and the log stays short', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinned-log-'));
  const file = join(folder, 'school.db');
  const keeper = new DatabaseSync(file);
  keeper.exec('pragma journal_mode = wal; create table child (id integer primary key, x blob)');
  let log = new PinnedLog(file);
  let whole = log.whole();
  let pieces: Uint8Array[] = [];
  const take = async (some: Iterable<Uint8Array>) => {
    pieces.push(...some);
  };
  let timesLost = 0;
  const follow = async () => {
    try {
      await log.read(take);
      await log.keepShort(take);
    } catch (error) {
      if (!(error instanceof LostTrack)) throw error;
      timesLost++;
      log.close();
      log = new PinnedLog(file);
      whole = log.whole();
      pieces = [];
    }
    await pause(20);
  };
  let isWriting = true;
  const writers = [1, 2].map(
    () =>
      new Promise((resolve, reject) => {
        const workerData = { file, ms: WRITE_MS };
        const writer = new Worker(WRITER, { eval: true, workerData });
        writer.once('exit', resolve).once('error', reject);
      }),
  );
  const written = Promise.all(writers).finally(() => {
    isWriting = false;
  });
  while (isWriting) await follow();
  await written;
  const erased = overwriteErased(file);
  let isErasing = true;
  void erased.finally(() => {
    isErasing = false;
  });
  while (isErasing) await follow();
  await erased;
  await follow();
  expect(statSync(`${file}-wal`).size).toBeLessThan(20_000_000);

  const copy = join(folder, 'copy.db');
  bringBack(copy, whole, pieces);
  expect(contentOf(copy)).toEqual(contentOf(file));
  expect(timesLost).toBeLessThan(5);
  log.close();
  keeper.close();
  rmSync(folder, { recursive: true });
});
