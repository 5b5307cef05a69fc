import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFileFolder } from '#lib/files/files.server.ts';
import { createLog } from '#lib/metrics/log.server.ts';
import { openStore } from '../open-store.server.ts';
import { backUp } from './back-up.server.ts';
import { factsOf } from './manifest.ts';
import { restore } from './restore.server.ts';

const KEPT = '3f2c1a00-1111-4222-8333-444455556666';
let folder: string;
let copy: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  copy = join(folder, 'copy');
  const dataDir = join(folder, 'data');
  const files = openFileFolder(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'secret'), 'of the school');
  const store = await openStore({ dataDir }, createLog('silent'));
  await backUp({ databaseUrl: undefined, dataDir }, files, copy);
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const target = () => join(folder, 'deep', 'target');
const bringBack = () =>
  restore(
    { databaseUrl: undefined, authSecret: undefined, dataDir: target() },
    () => openFileFolder(join(target(), 'files')),
    copy,
    { isReplacing: false, decide: async () => 'all' },
  );

type Named = { name: string; bytes: number; sha256: string };
/** Changes the manifest as somebody would who wants a file to land, or to be read, elsewhere. */
async function change(
  change: (manifest: { database: Named; secret: Named; files: Named[]; missing: string[] }) => void,
) {
  const file = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  change(manifest);
  writeFileSync(file, JSON.stringify(manifest));
}

/** A file in the copy, with the right checksum. */
async function addFile(name: string, at = join(copy, 'files', name)) {
  writeFileSync(at, 'odd');
  const facts = await factsOf(at, name);
  await change((manifest) => manifest.files.push(facts));
}

test('a whole copy comes back', async () => {
  await addFile(KEPT);
  await bringBack();
  expect(readFileSync(join(target(), 'files', KEPT), 'utf8')).toBe('odd');
  expect(readFileSync(join(target(), 'secret'), 'utf8')).toBe('of the school');
});

test.each([
  '../outside',
  '../../outside',
  'odd.html',
  '.hidden',
  '..',
  '',
  `${KEPT}.part`,
  `${KEPT}\n`,
  `./${KEPT}`,
  KEPT.toUpperCase(),
])('a file called %j is refused before anything is written', async (name) => {
  if (name.includes('outside')) await addFile(name, join(copy, 'files', name));
  else {
    await change(({ files }) => {
      files.push({ name, bytes: 3, sha256: 'ab' });
    });
  }
  await expect(bringBack()).rejects.toThrow('names a file that the site never wrote');
  expect(readdirSync(folder).sort()).toEqual(expect.not.arrayContaining(['deep']));
});

test.each([
  ['database', '../data/school.db'],
  ['database', '/etc/passwd'],
  ['database', 'school.dump'],
  ['secret', '../data/secret'],
  ['secret', '/etc/hostname'],
] as const)('a %s called %s is refused', async (part, name) => {
  await change((manifest) => {
    manifest[part].name = name;
  });
  await expect(bringBack()).rejects.toThrow(
    /names a file that the site never wrote|cannot be read/,
  );
  expect(readdirSync(folder)).not.toContain('deep');
});

test('an odd name among the missing ones is refused as well', async () => {
  await change(({ missing }) => {
    missing.push('../x');
  });
  await expect(bringBack()).rejects.toThrow('names a file that the site never wrote');
});

test('a link in the place of a file is no file', async () => {
  await addFile(KEPT);
  cpSync(join(copy, 'files', KEPT), join(folder, 'elsewhere'));
  rmSync(join(copy, 'files', KEPT));
  symlinkSync(join(folder, 'elsewhere'), join(copy, 'files', KEPT));
  await expect(bringBack()).rejects.toThrow('is damaged');
});
