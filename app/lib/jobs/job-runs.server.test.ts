import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { openSqliteStore } from '../store/sqlite.server.ts';
import type { Store } from '../store/store.server.ts';
import { dueDay, HELD, oncePerDay } from './job-runs.server.ts';

describe('the day that is due at 03:00 in Lusaka', () => {
  test.each([
    ['2026-11-21T00:59:59Z', '2026-11-20'],
    ['2026-11-21T01:00:00Z', '2026-11-21'],
    ['2026-11-21T21:59:59Z', '2026-11-21'],
    ['2026-11-22T00:30:00Z', '2026-11-21'],
  ])('at %s is %s', (now, day) => {
    expect(dueDay(new Date(now), 3)).toBe(day);
  });
});

describe('a job that is done once a day', () => {
  let folder: string;
  let stores: Store[];
  let now: Date;
  const clock = { now: () => now };
  const job = 'nightly';
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jobs-'));
    stores = [0, 1].map(() => openSqliteStore(join(folder, 'school.db')));
    for (const store of stores.slice(0, 1)) await migrate(store);
    now = new Date('2026-11-21T01:05:00Z');
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    rmSync(folder, { recursive: true });
  });

  test('is done by one of many processes, and again the next day', async () => {
    let done = 0;
    const everybody = (day: string) =>
      Promise.all(
        [...stores, ...stores].map((store) =>
          oncePerDay({ store, clock }, { job, day }, async () => {
            done++;
          }),
        ),
      );
    await everybody('2026-11-21');
    await everybody('2026-11-21');
    expect(done).toBe(1);
    await everybody('2026-11-22');
    expect(done).toBe(2);
  });

  test('that fails is done again', async () => {
    const [store] = stores as [Store];
    const day = '2026-11-21';
    const failing = oncePerDay({ store, clock }, { job, day }, async () => {
      throw new Error('not today');
    });
    await expect(failing).rejects.toThrow('not today');
    let done = 0;
    await oncePerDay({ store, clock }, { job, day }, async () => {
      done++;
    });
    expect(done).toBe(1);
  });

  test('that a wrong clock has done, or taken, for a day to come is done today', async () => {
    const [store] = stores as [Store];
    now = new Date('2029-02-01T01:05:00Z');
    let done = 0;
    const work = async () => void done++;
    await oncePerDay({ store, clock }, { job, day: '2029-02-01' }, work);
    void oncePerDay(
      { store, clock },
      { job: 'other', day: '2029-02-01' },
      () => new Promise(() => {}),
    );
    await expect.poll(async () => (await leases(store)).length).toBe(1);
    now = new Date('2026-11-21T01:05:00Z');
    for (const one of [job, 'other']) {
      for (let time = 0; time < 2; time++)
        await oncePerDay({ store, clock }, { job: one, day: '2026-11-21' }, work);
    }
    expect(done).toBe(3);
  });

  test('that is held waits for somebody, and is asked for again', async () => {
    const [store] = stores as [Store];
    const asked = { job, day: '2026-11-21' };
    await oncePerDay({ store, clock }, asked, async () => HELD);
    let done = 0;
    await oncePerDay({ store, clock }, asked, async () => void done++);
    expect(done).toBe(1);
  });

  test('whose process died is taken over once its lease is over', async () => {
    const [store, other] = stores as [Store, Store];
    const day = '2026-11-21';
    let die: (done?: unknown) => void = () => {};
    void oncePerDay({ store, clock }, { job, day }, () => new Promise((end) => (die = end)));
    let done = 0;
    const takeOver = () =>
      oncePerDay({ store: other, clock }, { job, day }, async () => {
        done++;
      });
    await expect.poll(async () => (await leases(other)).length).toBe(1);
    await takeOver();
    expect(done).toBe(0);
    now = new Date('2026-11-21T02:06:00Z');
    await takeOver();
    expect(done).toBe(1);
    die();
  });
});

const leases = (store: Store) =>
  store.read
    .selectFrom('job_runs')
    .select('leased_by')
    .where('leased_by', 'is not', null)
    .execute();
