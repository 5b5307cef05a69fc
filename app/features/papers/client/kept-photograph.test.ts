import { afterEach, expect, test, vi } from 'vitest';
import { waitingEntries } from '#forms/device/submission-list.ts';
import { photographsKey } from './device-keys.ts';
import { keepPhotograph, STORAGE_FULL } from './kept-photograph.ts';

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
  startDatabase('oncomplete');
}

/** As the browser's database, all of whose transactions end so: `onabort` where the device is full. */
function startDatabase(end: 'oncomplete' | 'onabort') {
  const objectStore = () => ({ put: () => ({}), delete: () => ({}) });
  const transaction = () => whoFires(end, { objectStore });
  const result = { transaction, close: () => {} };
  vi.stubGlobal('indexedDB', { open: () => whoFires('onsuccess', { result }) });
}

/** Calls its handler once whoever asked has set it. */
function whoFires<T extends object>(event: string, source: T & Record<string, unknown>): T {
  queueMicrotask(() => (source[event] as () => void)());
  return source;
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
  startDatabase('onabort');
  expect(await keep('second, longer')).toEqual({ problem: STORAGE_FULL });
  expect(waiting()).toMatchObject([{ size: 5 }]);
});
