import { afterEach, expect, test, vi } from 'vitest';
import { keepRequest } from '#forms/delivery/queued-requests.ts';
import { waitingEntries } from '#forms/device/submission-list.ts';
import { photographsKey } from './device-keys.ts';
import { keepPhotograph, STORAGE_FULL } from './kept-photograph.ts';

vi.mock('#forms/delivery/queued-requests.ts', () => ({
  keepRequest: vi.fn(async () => true),
  dropRequest: vi.fn(async () => {}),
}));

const at = { reference: 'EN-1', paper: 'birth-record', pass: 'pass' };
const keep = (words: string) => keepPhotograph('school', at, new Blob([words]));
const waiting = () => waitingEntries(photographsKey('school'));

afterEach(() => vi.unstubAllGlobals());

/** A device's list in memory. */
function startDevice() {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
}

test('a newer photograph takes the place of the one that waits', async () => {
  startDevice();
  await keep('first');
  await keep('second, longer');
  expect(waiting()).toMatchObject([{ size: 14 }]);
});

test('where the storage is full, the one that waits stays, and that is said', async () => {
  startDevice();
  await keep('first');
  vi.mocked(keepRequest).mockResolvedValueOnce(false);
  expect(await keep('second, longer')).toEqual({ problem: STORAGE_FULL });
  expect(waiting()).toMatchObject([{ size: 5 }]);
});
