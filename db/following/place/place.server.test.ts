import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPlace } from './find-place.server.ts';
import { claimFolder, openFolderPlace } from './folder-place.server.ts';
import { faultOf, newPatience, PlaceFault } from './place.server.ts';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'place-'));
  dataDir = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => {
  for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true });
});

test('what is put is there whole, for its owner only, and nothing unfinished is listed', async () => {
  await claimFolder(root);
  const place = await openFolderPlace(root);
  expect(await place.list('chain-000001')).toEqual([]);
  await place.put('chain-000001', 'one', Buffer.from('Chanda'));
  writeFileSync(join(root, 'chain-000001', 'two.part'), 'Cha');
  expect(await place.list('chain-000001')).toEqual(['one']);
  expect(await place.folders()).toEqual(['chain-000001']);
  expect(String(await place.get('chain-000001', 'one'))).toBe('Chanda');
  expect(statSync(join(root, 'chain-000001', 'one')).mode & 0o077).toBe(0);
  await place.remove('chain-000001');
  expect(await place.folders()).toEqual([]);
});

test('a folder is another place once its stick has gone', async () => {
  await claimFolder(root);
  const place = await openFolderPlace(root);
  rmSync(root, { recursive: true });
  await expect(place.put('chain-000001', 'one', Buffer.from('x'))).rejects.toThrow();
  await expect(place.check()).rejects.toThrow();
});

test('a place is made once, and an empty folder is not taken for one that was there', async () => {
  const { place } = await findPlace({ copyTo: root, account: undefined, dataDir });
  expect((await findPlace({ copyTo: root, account: undefined, dataDir })).place.id).toBe(place.id);
  for (const name of readdirSync(root)) rmSync(join(root, name));
  await expect(findPlace({ copyTo: root, account: undefined, dataDir })).rejects.toThrow(
    'is its disk there?',
  );
  expect(readdirSync(root)).toEqual([]);
});

test('a fault is told by what can be done about it', () => {
  const withCode = (code: string) => Object.assign(new Error('no'), { code });
  expect(faultOf(withCode('ENOSPC')).kind).toBe('full');
  expect(faultOf(withCode('EDQUOT')).kind).toBe('full');
  expect(faultOf(withCode('ENOENT')).kind).toBe('away');
  expect(faultOf(withCode('EIO')).kind).toBe('away');
  expect(faultOf(new PlaceFault('slow', 'no answer')).kind).toBe('slow');
});

test('a call that hangs is given up, and none begins before it has ended', async () => {
  const soon = newPatience(20);
  let end = () => {};
  const hanging = new Promise<void>((resolve) => {
    end = resolve;
  });
  await expect(soon(() => hanging)).rejects.toMatchObject({ kind: 'slow' });
  let begun = 0;
  const next = () => soon(async () => begun++);
  await expect(next()).rejects.toMatchObject({ kind: 'slow' });
  expect(begun).toBe(0);
  end();
  await next();
  expect(begun).toBe(2);
});
