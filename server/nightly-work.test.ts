import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '#app/services.server.ts';
import { openStore } from '#db/open-store.server.ts';
import { sayClockIsRight, watchClock } from '#lib/jobs/clock-readings.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { type NightlyJob, nightlyJobs, nightlyWork } from './nightly-work.ts';

const NIGHT = new Date('2026-11-21T01:30:00Z');
const HOUR_MS = 3_600_000;
let folder: string;
let store: Store;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nightly-'));
  store = await openStore({ dataDir: folder }, createLog('silent'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('a job that fails is tried again alone, and the log says which it was', async () => {
  const lines: { job?: string; msg?: string; error?: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const done: string[] = [];
  let isBroken = true;
  const job = (name: string): NightlyJob => ({
    job: name,
    async work(context) {
      if (name === 'second' && isBroken) throw new TypeError('no such thing');
      done.push(name);
      context.log.info('work of its own');
    },
  });
  const jobs = ['first', 'second', 'third'].map(job);
  const at = (hours: number) =>
    ({
      store,
      log,
      clockWatch: { read: async () => undefined },
      clock: { now: () => new Date(NIGHT.getTime() + hours * HOUR_MS) },
    }) as unknown as Services;

  await nightlyWork(at(0), new AbortController().signal, jobs);
  expect(done).toEqual(['first', 'third']);
  expect(lines.find(({ msg }) => msg === 'unexpected error')).toMatchObject({
    job: 'second',
    error: 'TypeError',
  });
  expect(lines.filter(({ msg }) => msg === 'nightly job done').map((line) => line.job)).toEqual([
    'first',
    'third',
  ]);
  expect(lines.filter(({ msg }) => msg === 'work of its own').map((line) => line.job)).toEqual([
    'first',
    'third',
  ]);
  isBroken = false;
  await nightlyWork(at(1), new AbortController().signal, jobs);
  await nightlyWork(at(2), new AbortController().signal, jobs);
  expect(done).toEqual(['first', 'third', 'second']);
  await nightlyWork(at(24), new AbortController().signal, jobs);
  expect(done.slice(3)).toEqual(['first', 'second', 'third']);
});

test('what deletes by the date waits while the clock has leapt, and all else is done', async () => {
  const done: string[] = [];
  const jobs = ['deleting', 'looking'].map((job) => ({
    ...{ job, work: async () => done.push(job) },
    ...(job === 'deleting' && { deletes: true as const }),
  }));
  let now = NIGHT;
  const clock = { now: () => now };
  const silent = createLog('silent');
  const context = {
    ...{ store, clock, log: silent, clockWatch: watchClock({ store, clock, log: silent }) },
  } as unknown as Services;
  const at = async (days: number) => {
    now = new Date(NIGHT.getTime() + days * 24 * HOUR_MS);
    done.length = 0;
    await nightlyWork(context, new AbortController().signal, jobs);
    return [...done];
  };
  expect(await at(10)).toEqual(['deleting', 'looking']);
  expect(await at(810)).toEqual(['looking']);
  expect(await at(811)).toEqual(['looking']);
  expect(await at(11)).toEqual(['deleting', 'looking']);
  expect(await at(-789)).toEqual(['looking']);
  expect(await at(12)).toEqual(['deleting', 'looking']);
  await store.write((transaction) =>
    sayClockIsRight(transaction, new Date(NIGHT.getTime() + 40 * 24 * HOUR_MS)),
  );
  expect(await at(40)).toEqual(['deleting', 'looking']);
});

test('every job has a name of its own', () => {
  const names = nightlyJobs.map(({ job }) => job);
  expect(new Set(names).size).toBe(names.length);
});

test('a site that stops waits for no look at every copy, begins nothing more, and its next start goes on', async () => {
  const stopping = new AbortController();
  let looks = 0;
  const begun: string[] = [];
  const context = {
    store,
    log: createLog('silent'),
    clockWatch: { read: async () => undefined },
    clock: { now: () => new Date(NIGHT.getTime() + 48 * HOUR_MS) },
    secondPlace: {
      async check(signal: AbortSignal) {
        looks++;
        if (looks > 1) return undefined;
        setTimeout(() => stopping.abort(), 1);
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(undefined));
        });
      },
    },
  } as unknown as Services;
  const jobs = [
    ...nightlyJobs.filter(({ job }) => job === 'check-second-place'),
    { job: 'the one after it', work: async () => begun.push('it') },
  ];
  await nightlyWork(context, stopping.signal, jobs);
  expect([looks, begun]).toEqual([1, []]);
  await nightlyWork(context, new AbortController().signal, jobs);
  expect([looks, begun]).toEqual([2, ['it']]);
});
