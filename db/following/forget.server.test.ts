import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOST_CHAINS, makeRoomForChain } from './forget.server.ts';
import { type ChainObject, chainFolder, chainNumbers, objectName } from './objects.ts';
import { claimFolder, openFolderPlace } from './place/folder-place.server.ts';
import type { Place } from './place/place.server.ts';

let root: string;
let place: Place;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'chains-'));
  await claimFolder(root);
  place = await openFolderPlace(root);
});
afterEach(() => rmSync(root, { recursive: true }));

/** A chain that became whole (or did not), and went on for so many seconds. */
async function addChain(number: number, forSeconds: number | undefined): Promise<void> {
  const begun = Date.UTC(2026, 10, 2, 8, number);
  const kinds: ChainObject['kind'][] =
    forSeconds === undefined ? ['part'] : ['part', 'whole', 'log'];
  for (const [index, kind] of kinds.entries()) {
    const at = new Date(begun + (kind === 'log' ? (forSeconds ?? 0) * 1000 : 0));
    const object = { number: index, kind, at, sum: '0'.repeat(32), isSealed: false };
    await place.put(chainFolder(number), objectName(object), new Uint8Array(0));
  }
}
const chains = async () => chainNumbers(await place.folders());

test('what was begun and never became whole goes', async () => {
  await addChain(1, 3600);
  await addChain(2, undefined);
  await addChain(3, 60);
  await addChain(4, undefined);
  await makeRoomForChain(place);
  expect(await chains()).toEqual([1, 3]);
});

test('of more chains than the place is made for, those go that went on for the shortest time', async () => {
  await addChain(1, 86_400);
  for (let start = 2; start <= MOST_CHAINS + 20; start++) await addChain(start, start % 50);
  await addChain(MOST_CHAINS + 21, 0);
  await makeRoomForChain(place);
  const left = await chains();
  expect(left).toHaveLength(MOST_CHAINS - 1);
  expect(left.at(0)).toBe(1);
  // The newest is the one that is being followed.
  expect(left.at(-1)).toBe(MOST_CHAINS + 21);
  expect(left).not.toContain(50);
});
