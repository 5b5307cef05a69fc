import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FileStore, openFileFolder } from '#lib/files/files.server.ts';
import { sayClockIsRight } from '#lib/jobs/clock-readings.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import type { Store } from '#lib/store/store.server.ts';
import { runScript } from '#tests/support/run-script.ts';
import { openStore } from '../open-store.server.ts';
import { backUp } from './back-up.server.ts';

let folder: string;
let dataDir: string;
let store: Store;
let files: FileStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'back-up-'));
  dataDir = join(folder, 'data');
  files = openFileFolder(join(dataDir, 'files'));
  store = await openStore({ dataDir }, createLog('silent'));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function apply(name: string): Promise<string> {
  const resumeFile = await files.keep(Buffer.from(name));
  await store.write((transaction) =>
    transaction
      .insertInto('job_applications')
      .values({
        ...{ id: name, reference: name, status: 'submitted', submitted_at: '2026-11-21T08:00:00Z' },
        ...{ opening_id: 'art-teacher', position: 'Art Teacher', full_name: name, phone: '' },
        ...{ email: 'a@mail.example', email_search: 'a@mail.example', cover_letter: '' },
        ...{ resume_file: resumeFile, resume_name: 'cv.pdf', resume_type: 'pdf', resume_bytes: 1 },
        ...{ resume_sha256: '', resume_scan: 'clean', consent: '{}' },
        ...{ version: 1, assigned_to: null, seen_at: null },
      })
      .execute(),
  );
  return resumeFile;
}

const target = () => join(folder, 'copy');
const copied = () => readdirSync(join(target(), 'files')).sort();

test('a record that is erased while its file would be copied is not in the copy', async () => {
  const [first, erased, last] = [await apply('first'), await apply('erased'), await apply('last')];
  let isErased = false;
  const busy: FileStore = {
    ...files,
    async read(name) {
      if (name === erased && !isErased) {
        isErased = true;
        await store.write((transaction) =>
          transaction.deleteFrom('job_applications').where('id', '=', 'erased').execute(),
        );
        await files.remove(erased);
      }
      return files.read(name);
    },
  };
  const manifest = await backUp({ databaseUrl: undefined, dataDir }, busy, target());
  expect(manifest.missing).toEqual([]);
  expect(manifest.database.rows.job_applications).toBe(2);
  expect(copied()).toEqual([first, last].sort());
});

test('one whose file was copied before it was erased takes the copied file along', async () => {
  const [erased, last] = [await apply('erased'), await apply('last')];
  const busy: FileStore = {
    ...files,
    async read(name) {
      if (name !== last) return files.read(name);
      await store.write((transaction) => transaction.deleteFrom('job_applications').execute());
      await files.remove(last);
      return undefined;
    },
  };
  const manifest = await backUp({ databaseUrl: undefined, dataDir }, busy, target());
  expect(erased).not.toBe(last);
  expect(manifest.files).toEqual([]);
  expect(copied()).toEqual([]);
});

test('a file that the store has lost is named, and everything else is copied', async () => {
  const [kept, lost] = [await apply('kept'), await apply('lost')];
  await files.remove(lost);
  const manifest = await backUp({ databaseUrl: undefined, dataDir }, files, target());
  expect(manifest.missing).toEqual([lost]);
  expect(copied()).toEqual([kept]);
  expect(manifest.database.rows.job_applications).toBe(2);
});

test('a copy without files that rows name costs no older copy', async () => {
  const backingUp = (name: string) =>
    runScript('backup', [join(folder, name), '--keep-days=1'], { DATA_DIR: dataDir });
  const lost = await apply('lost');
  expect((await backingUp('old')).code).toBe(0);
  const manifest = join(folder, 'old', 'manifest.json');
  const takenAt = '2026-01-01T00:00:00.000Z';
  writeFileSync(
    manifest,
    JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), takenAt }),
  );
  await files.remove(lost);
  const { code, printed } = await backingUp('new');
  expect(code).toBe(1);
  expect(printed).toContain('So no older copy was removed.');
  expect(existsSync(manifest)).toBe(true);
});

test('a clock that has leapt costs no older copy', async () => {
  const backingUp = (name: string) =>
    runScript('backup', [join(folder, name), '--keep-days=1'], { DATA_DIR: dataDir });
  await backingUp('old');
  const manifest = join(folder, 'old', 'manifest.json');
  const takenAt = '2026-01-01T00:00:00.000Z';
  writeFileSync(
    manifest,
    JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), takenAt }),
  );
  const readAt = (at: Date) => store.write((transaction) => sayClockIsRight(transaction, at));
  await readAt(new Date(Date.now() - 800 * 86_400_000));
  expect((await backingUp('ahead')).printed).toContain('So no older copy was removed.');
  expect(existsSync(manifest)).toBe(true);
  await readAt(new Date());
  expect((await backingUp('right')).printed).toContain('Removed 1 copy');
  expect(existsSync(manifest)).toBe(false);
});

test('a copy that breaks off says that it was begun, and a whole one no longer does', async () => {
  await apply('first');
  const broken: FileStore = { ...files, read: () => Promise.reject(new Error('the disk is gone')) };
  const env = { databaseUrl: undefined, dataDir };
  await expect(backUp(env, broken, target())).rejects.toThrow('the disk is gone');
  expect(existsSync(join(target(), 'copy-begun.json'))).toBe(true);
  const whole = join(folder, 'whole');
  await backUp(env, files, whole);
  expect(readdirSync(whole).sort()).toEqual(['files', 'manifest.json', 'school.db']);
});

test('without a database there is nothing to copy, and nothing is begun', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'));
  const backingUp = backUp({ databaseUrl: undefined, dataDir: empty }, files, target());
  await expect(backingUp).rejects.toThrow('There is no database');
  expect(existsSync(target())).toBe(false);
});
