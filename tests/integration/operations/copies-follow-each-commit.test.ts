import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findMoment } from '#db/following/moment.ts';
import { readFiles } from '#db/following/objects.ts';
import { openFolderPlace } from '#db/following/place/folder-place.server.ts';
import { openPlace } from '#db/following/place/open-place.server.ts';
import type { Place } from '#db/following/place/place.server.ts';
import { rebuild } from '#db/following/rebuild.server.ts';
import { sendApplication } from '#tests/support/clients/send-application.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import {
  failToStart,
  newDataFolder,
  type RunningSchool,
  runSchool,
  START,
} from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';
import { startS3Stub } from '#tests/support/stubs/s3-stub.ts';
import { canMountDisks } from '#tests/support/stubs/small-disk.ts';

/** A second, and what a test that shares its cores takes to look. */
const SECOND_MS = 1000;

let school: RunningSchool;
let root: string;
let stick: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'second-place-'));
  stick = join(root, 'stick');
  mkdirSync(stick);
  school = await runSchool({ LOG_LEVEL: 'warn', COPY_TO: stick });
  await vi.waitFor(async () => expect(await referencesThere()).toEqual([]), 20_000);
});
afterAll(async () => {
  await school.remove();
  rmSync(root, { recursive: true, force: true });
});

/** What would be brought back if the school's disk were gone now. */
const referencesThere = async () => referencesAt(await openFolderPlace(stick));

async function referencesAt(place: Place): Promise<string[]> {
  const folder = mkdtempSync(join(root, 'rebuilt-'));
  try {
    await rebuild(place, async (bytes) => bytes, await findMoment(place), folder);
    const rows = rowsOfFile(
      join(folder, 'school.db'),
      'select reference from enrollment_applications union select reference from job_applications',
    );
    return rows.map(({ reference }) => String(reference));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const apply = async (to = school) => {
  const answer = await sendApplication(to.address);
  expect(answer.status).toBe(201);
  return (await answer.json()).reference as string;
};
const today = async (of = school) => {
  const rows = async (query: string) => rowsOfFile(join(of.dataDir, 'school.db'), query);
  const administrator = await openStaffAccount(of, rows, 'administrator');
  const { lines } = await (await administrator.get('/api/staff/today')).json();
  return lines.map(({ words }: { words: string }) => words).join('\n') as string;
};
const behind = async (of = school) => {
  const text = await (await fetch(`${of.address}/metrics`)).text();
  return Number(/^school_second_place_behind_seconds (.*)$/m.exec(text)?.[1]);
};

test('an application is there within a second of its receipt, and so is a resume', async () => {
  const reference = await apply();
  await pause(SECOND_MS);
  expect(await referencesThere()).toContain(reference);
  const resume = samplePdf({ trailer: '/X (second place)' });
  const answer = await sendJobApplication(school.address, resume, 'Mutale Copy');
  const { reference: job } = await answer.json();
  await pause(SECOND_MS);
  expect(await referencesThere()).toContain(job);
  const place = await openFolderPlace(stick);
  const [kept] = readFiles(await place.list('files')).values();
  expect(await place.get('files', kept?.object ?? '')).toEqual(Buffer.from(resume));
  expect(await behind()).toBe(0);
});

test('a place that is away stops nobody, is told of, and has everything once it is back', async () => {
  await rename(stick, join(root, 'in a drawer'));
  const while_away = await apply();
  await vi.waitFor(async () => expect(await behind()).toBeGreaterThan(0), 20_000);
  expect(school.output()).toContain('copies cannot follow');
  await rename(join(root, 'in a drawer'), stick);
  await vi.waitFor(async () => expect(await behind()).toBe(0), 20_000);
  expect(await referencesThere()).toContain(while_away);
  const after = await apply();
  await pause(SECOND_MS);
  expect(await referencesThere()).toContain(after);
});

test('an empty folder in the place of the stick is not taken for it', async () => {
  await rename(stick, join(root, 'in a drawer'));
  mkdirSync(stick);
  await apply();
  await vi.waitFor(async () => expect(await behind()).toBeGreaterThan(0), 20_000);
  expect(readdirSync(stick)).toEqual([]);
  rmSync(stick, { recursive: true });
  await rename(join(root, 'in a drawer'), stick);
  await vi.waitFor(async () => expect(await behind()).toBe(0), 20_000);
});

test('after a kill everything acknowledged is there, and the next start goes on', async () => {
  for (let kill = 0; kill < 3; kill++) {
    const sent: string[] = [];
    for (let count = 0; count < 5; count++) sent.push(await apply());
    await pause(SECOND_MS);
    const late = apply().catch(() => {});
    await school.stop('SIGKILL');
    await late;
    expect(await referencesThere()).toEqual(expect.arrayContaining(sent));
    school = await runSchool({ LOG_LEVEL: 'warn', COPY_TO: stick }, school.dataDir);
  }
  const last = await apply();
  await school.stop();
  expect(await referencesThere()).toContain(last);
  school = await runSchool({ LOG_LEVEL: 'warn', COPY_TO: stick }, school.dataDir);
});

test.skipIf(!canMountDisks())('a place that is full stops nobody, and Today says so', async () => {
  const small = join(root, 'small');
  mkdirSync(small);
  const script = 'mount -t tmpfs -o size=600k tmpfs "$COPY_TO" && exec "$@"';
  const inOwnMount = ['--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh'];
  const onSmall = await runSchool({ LOG_LEVEL: 'warn', COPY_TO: small }, undefined, [
    'unshare',
    ...inOwnMount,
    ...START,
  ]);
  try {
    await apply(onSmall);
    const said = async () => expect(await today(onSmall)).toContain('There is no room left');
    await vi.waitFor(said, { timeout: 60_000, interval: 1000 });
    expect(onSmall.output()).toContain('"fault":"full"');
    await apply(onSmall);
  } finally {
    await onSmall.remove();
  }
});

test('a place that is slow says how far it is behind, and has everything a moment later', async () => {
  const stub = await startS3Stub();
  const { S3_BUCKET: _ofFiles, ...account } = stub.environment;
  const copyTo = 's3://school/copies';
  const of = await runSchool({ ...account, LOG_LEVEL: 'warn', COPY_TO: copyTo });
  const there = async () => referencesAt(await openPlace(copyTo, stub.settings));
  try {
    await vi.waitFor(async () => expect(await there()).toEqual([]), 20_000);
    stub.slowDown(2000, 2000);
    const reference = await apply(of);
    const says = async () => expect(await behind(of)).toBeGreaterThan(1);
    await vi.waitFor(says, { timeout: 20_000, interval: 100 });
    await vi.waitFor(async () => expect(await there()).toContain(reference), 20_000);
    stub.slowDown(0, 0);
    await vi.waitFor(async () => expect(await behind(of)).toBe(0), 20_000);
    expect(of.output()).not.toContain('copies cannot follow');
  } finally {
    stub.slowDown(0, 0);
    await of.remove();
    await stub.stop();
  }
}, 90_000);

test('Today says that copies on the same disk are lost with it', async () => {
  await vi.waitFor(async () => expect(await today()).toContain('on the same disk'), 20_000);
});

test('PostgreSQL has its own archive: a start with both settings says so', async () => {
  const { code, printed } = await failToStart({
    DATA_DIR: newDataFolder(root),
    COPY_TO: stick,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  });
  expect(code).toBe(1);
  expect(printed).toContain('PostgreSQL has its own archive');
});

test('a bucket follows as a folder does, and everything comes back from it', async () => {
  const stub = await startS3Stub();
  const { S3_BUCKET: _ofFiles, ...account } = stub.environment;
  const settings = { ...account, COPY_TO: 's3://school/copies' };
  const of = await runSchool({ LOG_LEVEL: 'warn', ...settings });
  const reference = await apply(of);
  const answer = await sendJobApplication(of.address, samplePdf(), 'Mutale Bucket');
  const { reference: job } = await answer.json();
  const isThere = async () => {
    const place = await openPlace(settings.COPY_TO, stub.settings);
    const { objects, at } = await findMoment(place);
    return objects.length > 0 && at.getTime() > sentAt;
  };
  const sentAt = Date.now();
  await apply(of);
  await vi.waitFor(async () => expect(await isThere()).toBe(true), 20_000);
  await of.stop('SIGKILL');
  const dataDir = join(root, 'brought back');
  const back = await runScript('restore', [settings.COPY_TO], { ...settings, DATA_DIR: dataDir });
  expect(back.printed).toContain('Brought back');
  expect(back.code).toBe(0);
  const rows = rowsOfFile(
    join(dataDir, 'school.db'),
    'select reference from enrollment_applications union select reference from job_applications',
  );
  const references = rows.map((row) => row.reference);
  expect(references).toContain(reference);
  expect(references).toContain(job);
  // Files lie on the disk where only copies go to a bucket.
  expect(readdirSync(join(dataDir, 'files'))).toHaveLength(1);
  await of.remove();
  await stub.stop();
}, 120_000);
