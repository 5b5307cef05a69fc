import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Chain } from '#db/following/chain.server.ts';
import { checkPlace } from '#db/following/check-place.server.ts';
import { copyMoment } from '#db/following/copy-of-moment.server.ts';
import { forgetBefore } from '#db/following/forget.server.ts';
import { openFolderPlace } from '#db/following/place/folder-place.server.ts';
import type { Place } from '#db/following/place/place.server.ts';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { openStaffAccount } from '#tests/support/clients/staff-client.ts';
import { rowsOfFile } from '#tests/support/databases/school-database.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

const FLIPS = 40;
const plain = async (bytes: Uint8Array) => bytes;

let school: RunningSchool;
let root: string;
let stick: string;
let place: Place;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'rot-'));
  stick = join(root, 'stick');
  mkdirSync(stick);
  school = await runSchool({ LOG_LEVEL: 'warn', COPY_TO: stick });
  const resume = samplePdf({ trailer: '/X (rot)' });
  expect((await sendJobApplication(school.address, resume, 'Chola Rot')).status).toBe(201);
  await school.stop();
  place = await openFolderPlace(stick);
});
afterAll(async () => {
  await school.remove();
  rmSync(root, { recursive: true, force: true });
});

/** What the newest moment is put together from; the night may have begun a second chain. */
function objects(): string[] {
  const chain = readdirSync(stick)
    .filter((name) => name.startsWith('chain-'))
    .sort()
    .at(-1);
  return [chain ?? '', 'files'].flatMap((folder) =>
    readdirSync(join(stick, folder))
      .sort()
      .map((name) => join(stick, folder, name)),
  );
}
const check = () => checkPlace(place, plain, { dataDir: root, areFilesHere: true });
async function bringBack(): Promise<string[]> {
  const scratch = mkdtempSync(join(root, 'scratch-'));
  try {
    const copy = await copyMoment(place, plain, { until: undefined, scratch });
    return copy.manifest.missing;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

test('copies that nothing has happened to are whole', async () => {
  const found = await check();
  expect(found.damage).toBeUndefined();
  expect(found.at).toMatch(/Z$/);
  expect(await bringBack()).toEqual([]);
});

test(`one byte, changed in ${FLIPS} places: a restore never takes it`, async () => {
  for (let flip = 0; flip < FLIPS; flip++) {
    const files = objects().filter((path) => readFileSync(path).length > 0);
    const path = files[randomInt(files.length)] ?? '';
    const whole = readFileSync(path);
    const rotten = Buffer.from(whole);
    const at = randomInt(whole.length);
    rotten.writeUInt8(rotten.readUInt8(at) ^ randomInt(1, 256), at);
    writeFileSync(path, rotten);
    const isFile = path.startsWith(join(stick, 'files'));
    // All but one resume can still be brought back, and its absence is told.
    if (isFile) expect(await bringBack()).toHaveLength(1);
    else await expect(bringBack(), `${path} at ${at}`).rejects.toThrow('not what was written');
    writeFileSync(path, whole);
  }
});

test('the nightly look finds a changed piece, a missing one, and a changed file', async () => {
  const [first = '', second = ''] = objects();
  const whole = readFileSync(first);
  writeFileSync(first, Buffer.concat([whole, Buffer.from('x')]));
  expect((await check()).damage).toContain('is not what was written');
  writeFileSync(first, whole);
  const other = readFileSync(second);
  rmSync(second);
  expect((await check()).damage).toContain('has no piece 1');
  writeFileSync(second, other);
  expect((await check()).damage).toBeUndefined();
});

test('the night tells Today, the metrics and the log, and sends a damaged file again', async () => {
  const [resume = ''] = readdirSync(join(stick, 'files'));
  writeFileSync(join(stick, 'files', resume), 'rotten');
  const database = join(school.dataDir, 'school.db');
  rowsOfFile(
    database,
    "delete from job_runs where job in ('check-second-place', 'forget-old-copies')",
  );
  school = await runSchool({ LOG_LEVEL: 'warn', COPY_TO: stick }, school.dataDir);
  const metrics = async () => (await fetch(`${school.address}/metrics`)).text();
  const isTold = async () => expect(await metrics()).toMatch(/^school_second_place_damaged 1$/m);
  await vi.waitFor(isTold, { timeout: 30_000, interval: 500 });
  expect(school.output()).toContain('copies are damaged');
  const rows = async (query: string) => rowsOfFile(database, query);
  const administrator = await openStaffAccount(school, rows, 'administrator');
  const told = await (await administrator.get('/api/staff/today')).text();
  expect(told).toContain('A part of the copies can no longer be read');
  const isThereAgain = () => expect(readdirSync(join(stick, 'files'))).toEqual([resume]);
  await vi.waitFor(isThereAgain, { timeout: 30_000, interval: 500 });
});

test('the drill brings everything back into a folder of its own, and says how long it took', async () => {
  await vi.waitFor(async () => expect((await check()).damage).toBeUndefined(), 20_000);
  const settings = { DATA_DIR: school.dataDir, COPY_TO: stick };
  const { code, printed } = await runScript('rehearse-restore', [], settings);
  expect(printed).toMatch(/The drill went well: \d+ rows and 1 files were back after [\d.]+ s\./);
  expect(code).toBe(0);
  expect(readdirSync(school.dataDir)).not.toContain('rehearsal');
});

test('what no day of the last seven needs goes from the place, and nothing else', async () => {
  await school.stop();
  const folder = { filesFolder: join(school.dataDir, 'files'), now: new Date() };
  const chains = async () => (await place.folders()).filter((name) => name.startsWith('chain-'));
  const before = await chains();
  await forgetBefore(place, new Date(Date.now() - 7 * 86_400_000), folder);
  expect(await chains()).toEqual(before);
  const chain = await Chain.begin(
    place,
    { seal: plain, ending: '' },
    {
      dataDir: school.dataDir,
      databaseFile: join(school.dataDir, 'school.db'),
      filesFolder: folder.filesFolder,
      now: () => new Date(),
    },
  );
  chain.close();
  // A week later, after the resume was erased at the school.
  for (const name of readdirSync(folder.filesFolder)) rmSync(join(folder.filesFolder, name));
  const soon = new Date(Date.now() + 1000);
  await forgetBefore(place, soon, folder);
  expect(await chains()).toHaveLength(1);
  expect(await place.list('files')).toHaveLength(1);
  await forgetBefore(place, soon, folder);
  expect(await place.list('files')).toHaveLength(0);
});
