import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Follower } from './follower.server.ts';
import { findMoment } from './moment.ts';
import { openFolderPlace } from './place/folder-place.server.ts';
import { rebuild } from './rebuild.server.ts';

const SLOW_MS = 100;

let root: string;
let database: DatabaseSync;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'follower-'));
  for (const name of ['stick', 'data', 'rebuilt']) mkdirSync(join(root, name));
  database = new DatabaseSync(join(root, 'data', 'school.db'));
  database.exec('pragma journal_mode = wal; create table child (name text)');
});
afterEach(() => {
  database.close();
  rmSync(root, { recursive: true });
});

async function namesThere(): Promise<unknown[]> {
  const place = await openFolderPlace(join(root, 'stick'));
  const folder = mkdtempSync(join(root, 'rebuilt', 'x'));
  await rebuild(place, async (bytes) => bytes, await findMoment(place), folder);
  const rebuilt = new DatabaseSync(join(folder, 'school.db'));
  const rows = rebuilt.prepare('select name from child order by rowid').all();
  rebuilt.close();
  return rows.map(({ name }) => name);
}

const newFollower = () =>
  new Follower(
    {
      copyTo: join(root, 'stick'),
      account: undefined,
      dataDir: join(root, 'data'),
      databaseFile: join(root, 'data', 'school.db'),
      filesFolder: undefined,
      now: () => new Date(),
      sealing: {
        ending: '',
        // The word that a chain is whole takes so long that commits come in between.
        async seal(bytes) {
          await pause(bytes.length === 0 ? SLOW_MS : 1);
          return bytes;
        },
      },
    },
    () => {},
  );

test('whenever it is stopped while a new chain is begun, the newest chain has every commit', async () => {
  const names: string[] = [];
  for (let round = 0; round < 6; round++) {
    const running = newFollower();
    running.beginAnew();
    // Both chains are whole by then, or one, or none.
    await pause(SLOW_MS + round * 40);
    const name = `Child ${round}`;
    names.push(name);
    database.prepare('insert into child values (?)').run(name);
    await running.stop();
    // What was given up does not become whole afterwards.
    await pause(2 * SLOW_MS);
    expect(await namesThere()).toEqual(names);
  }
});

test('a look at the place that would take for ever ends when it is stopped', async () => {
  const running = newFollower();
  const looking = running.alongside(async (place) => {
    for (;;) {
      await place.folders();
      await pause(1);
    }
  });
  const ended = expect(looking).rejects.toMatchObject({ name: 'AbortError' });
  await running.stop();
  await ended;
});
