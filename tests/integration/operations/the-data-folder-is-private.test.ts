import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendJobApplication } from '#tests/support/clients/send-job-application.ts';
import { runScript } from '#tests/support/run-script.ts';
import { type RunningSchool, runSchool } from '#tests/support/running-school.ts';
import { samplePdf } from '#tests/support/samples/sample-resumes.ts';

/** As a person's shell has it: what a program writes may be read by everybody, unless it says otherwise. */
const COMMON_UMASK = 0o022;
let folder: string;
let school: RunningSchool | undefined;
let before: number;
beforeEach(() => {
  before = process.umask(COMMON_UMASK);
  folder = mkdtempSync(join(tmpdir(), 'modes-'));
});
afterEach(async () => {
  await school?.stop();
  process.umask(before);
  rmSync(folder, { recursive: true });
});

/** Path and mode of whatever somebody else may read, write or list. */
function openToOthers(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return [root, ...entries.map((entry) => join(entry.parentPath, entry.name))]
    .map((path) => ({ path, stats: statSync(path) }))
    .filter(({ stats }) => (stats.mode & 0o777) !== (stats.isDirectory() ? 0o700 : 0o600))
    .map(({ path, stats }) => `${path.slice(root.length)} ${(stats.mode & 0o777).toString(8)}`);
}

test('a plain start leaves nothing in the data folder that others may read', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(join(dataDir, 'mail'), { recursive: true });
  writeFileSync(join(dataDir, 'mail', '2026-01-01-old.eml'), 'an older version left this');
  chmodSync(dataDir, 0o755);
  school = await runSchool({}, dataDir);
  expect((await sendJobApplication(school.address, samplePdf())).status).toBe(201);
  await vi.waitFor(
    () => expect(readdirSync(join(dataDir, 'mail')).length).toBeGreaterThan(2),
    30_000,
  );
  const names = readdirSync(dataDir);
  expect(names).toEqual(expect.arrayContaining(['school.db', 'school.db-wal', 'secret']));
  expect(openToOthers(dataDir)).toEqual([]);
});

test('nor does a copy, or what is brought back and exported', async () => {
  const dataDir = join(folder, 'data');
  school = await runSchool({}, dataDir);
  const { reference } = await (await sendJobApplication(school.address, samplePdf())).json();
  const copy = join(folder, 'copy');
  mkdirSync(copy, { mode: 0o755 });
  const run = (script: string, parameters: string[], into = dataDir) =>
    runScript(script, parameters, { DATA_DIR: into });
  expect(await run('backup', [copy])).toMatchObject({ code: 0 });
  expect(openToOthers(copy)).toEqual([]);
  const fresh = join(folder, 'fresh');
  mkdirSync(fresh, { mode: 0o755 });
  expect(await run('restore', [copy], fresh)).toMatchObject({ code: 0 });
  expect(openToOthers(fresh)).toEqual([]);
  const file = join(folder, 'candidate.json');
  expect(await run('data-export', [reference, file])).toMatchObject({ code: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
