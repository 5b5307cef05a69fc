import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findMoment } from '#db/following/moment.ts';
import { openPlace } from '#db/following/place/open-place.server.ts';
import { rebuild } from '#db/following/rebuild.server.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { type S3Stub, startS3Stub } from '#tests/support/stubs/s3-stub.ts';
import { type RunningSchool, runSchool } from '../../tests/support/running-school.ts';
import { median, note, printTable, share, verdict, whole } from '../tools/table.ts';
import { rateOf } from './rate-of.ts';

const SLOW_MS: [number, number] = [200, 500];
const ROUNDS = 8;
const LEAST_SHARE = 0.9;
const PLACE = 's3://school/copies';
const LOOK_EVERY_MS = 100;
const LATEST_MS = 60_000;

/** A bucket in which every write takes 200 to 500 ms: what it costs those who apply, and how far the copy is behind. */
export async function measureSlowPlace(): Promise<void> {
  const stub = await startS3Stub();
  const { S3_BUCKET: _ofFiles, ...account } = stub.environment;
  const alone = await runSchool({ LOG_LEVEL: 'warn' });
  const followed = await runSchool({ LOG_LEVEL: 'warn', ...account, COPY_TO: PLACE });
  try {
    while ((await behindOf(followed)) > 0) await pause(LOOK_EVERY_MS);
    stub.slowDown(...SLOW_MS);
    const rates: [number[], number[]] = [[], []];
    let behind = 0;
    let isLoaded = true;
    const looking = (async () => {
      while (isLoaded) {
        behind = Math.max(behind, await behindOf(followed));
        await pause(LOOK_EVERY_MS);
      }
    })();
    for (let round = 0; round <= ROUNDS; round++) {
      const [one, other] = [await rateOf(alone), await rateOf(followed)];
      // The first warms both up.
      if (round === 0) continue;
      rates[0].push(one);
      rates[1].push(other);
    }
    const endedAt = performance.now();
    isLoaded = false;
    await looking;
    const here = rowsIn(followed.dataDir);
    let there = await rowsAtPlace(stub);
    while (there < here && performance.now() - endedAt < LATEST_MS) {
      await pause(LOOK_EVERY_MS);
      there = await rowsAtPlace(stub);
    }
    const caughtUpIn = (performance.now() - endedAt) / 1000;
    const part = median(rates[1]) / median(rates[0]);
    printTable(
      `A place in which each write takes ${SLOW_MS.join(' to ')} ms`,
      ['', 'measured', 'target', ''],
      [
        ['applications/s without a second place', whole(median(rates[0])), '', ''],
        ['applications/s while the slow one follows', whole(median(rates[1])), '', ''],
        ['share', share(part), share(LEAST_SHARE), verdict(part >= LEAST_SHARE)],
        ['furthest behind, under that load', `${behind.toFixed(1)} s`, '', ''],
        ['acknowledged', whole(here), '', ''],
        ['of these never in the copy', whole(here - there), '0', verdict(here === there)],
        ['all of them there after the load', `${caughtUpIn.toFixed(1)} s`, '', ''],
      ],
    );
    note(`It said that copies cannot follow: ${/copies cannot follow/.test(followed.output())}.`);
  } finally {
    await Promise.all([alone.remove(), followed.remove()]);
    await stub.stop();
  }
}

/** Seconds, as the metric says them. On a connection of its own: the server ends one that waits between two looks. */
async function behindOf(school: RunningSchool): Promise<number> {
  const headers = { Connection: 'close' };
  const text = await (await fetch(`${school.address}/metrics`, { headers })).text();
  return Number(/^school_second_place_behind_seconds (.*)$/m.exec(text)?.[1]);
}

function rowsIn(folder: string): number {
  const file = join(folder, 'school.db');
  const [row] = rowsOfFile(file, 'select count(*) as count from enrollment_applications');
  return Number(row?.count);
}

async function rowsAtPlace(stub: S3Stub): Promise<number> {
  const place = await openPlace(PLACE, stub.settings);
  const folder = mkdtempSync(join(tmpdir(), 'bench-slow-place-'));
  try {
    await rebuild(place, async (bytes) => bytes, await findMoment(place), folder);
    return rowsIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
